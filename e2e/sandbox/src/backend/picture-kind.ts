import { imageSize } from 'image-size';

const contentTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type Ending = keyof typeof contentTypes;
const endings = Object.keys(contentTypes) as Ending[];

export type PictureKind = { ending: Ending; contentType: string };

/** Maximum number of pixels. A 100 kB file can claim 900 million pixels, and decoding it would use all memory. */
const MOST_PIXELS = 60_000_000;

/**
 * Returns the kind of a picture from its bytes, because the sender chooses its name and declared type. Returns
 * undefined for an unsupported kind, an unknown size or a picture that is too large to decode.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const size = sizeOf(bytes);
  const ending = endings.find((one) => one === size?.type);
  if (size === undefined || ending === undefined) return undefined;
  const pixels = size.width * size.height;
  if (pixels === 0 || pixels > MOST_PIXELS) return undefined;
  return { ending, contentType: contentTypes[ending] };
}

function sizeOf(bytes: Uint8Array): { type?: string; width: number; height: number } | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}
