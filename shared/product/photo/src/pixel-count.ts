import type { ImageKind } from './image-kind';

/** Returns the number of pixels in the header of a picture, or `undefined` if there is none. */
export type PixelCount = (file: Blob) => Promise<number | undefined>;

/** A real photo has some dozens of segments before its size. A malicious file may have an endless number. */
const MOST_SEGMENTS = 2000;

const jpeg: PixelCount = async (file) => {
  let at = 2; // After the start marker of every JPEG.
  for (let segment = 0; segment < MOST_SEGMENTS; segment += 1) {
    const view = await viewOf(file, at, 9);
    if (view === undefined || view.getUint8(0) !== 0xff) return undefined;
    const marker = view.getUint8(1);
    // Markers may be padded with 0xFF.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return view.getUint16(5) * view.getUint16(7) || undefined;
    else at += 2 + view.getUint16(2);
  }
  return undefined;
};

/** Returns whether a marker starts a frame. Three numbers in the range are tables and an extension. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The first chunk, IHDR, starts with width and height. */
const png: PixelCount = async (file) => {
  const view = await viewOf(file, 12, 12);
  if (view?.getUint32(0) !== IHDR) return undefined;
  return view.getUint32(4) * view.getUint32(8) || undefined;
};
const IHDR = 0x49484452;

async function viewOf(file: Blob, from: number, length: number): Promise<DataView | undefined> {
  const bytes = await file.slice(from, from + length).arrayBuffer();
  return bytes.byteLength === length ? new DataView(bytes) : undefined;
}

export const pixelCount: Readonly<Record<ImageKind, PixelCount>> = { jpeg, png };
