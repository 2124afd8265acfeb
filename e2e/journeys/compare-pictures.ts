/** A part of a picture, in its pixels. */
export type Part = { x: number; y: number; width: number; height: number };

type Compared = {
  /** Two PNG pictures, as returned by `asData`. */
  pictures: readonly string[];
  /** The part to compare. The default is the whole picture. */
  part?: Part;
  /** Difference of a red, green or blue value, from 0 to 255, from which a pixel counts as different. */
  from: number;
};

/**
 * Returns the share of pixels, from 0 to 1, that differ between two pictures. Returns 1 for different sizes. Runs in a
 * page.
 */
export async function shareApart({ pictures, part, from }: Compared): Promise<number> {
  const pixels = async (src: string) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const { width, height } = image;
    const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const { x, y, ...size } = part ?? { x: 0, y: 0, width, height };
    return pen?.getImageData(x, y, size.width, size.height).data ?? new Uint8ClampedArray();
  };
  const [one, other] = await Promise.all(pictures.map(pixels));
  if (!one?.length || one.length !== other?.length) return 1;
  const apart = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) >= from);
  return apart.length / one.length;
}

export const asData = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;
