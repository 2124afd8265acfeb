import type { ImageKind } from './image-kind';

/** Pixels a picture says it has, read from its bytes; `undefined` where it does not say so. */
export type PixelCount = (file: Blob) => Promise<number | undefined>;

/** A real photo has some dozens of segments before its size; a file made to be read for ever has more. */
const MOST_SEGMENTS = 2000;

const jpeg: PixelCount = async (file) => {
  let at = 2; // after the beginning that every JPEG has
  for (let segment = 0; segment < MOST_SEGMENTS; segment += 1) {
    const view = await viewOf(file, at, 9);
    if (view === undefined || view.getUint8(0) !== 0xff) return undefined;
    const marker = view.getUint8(1);
    // Markers may be filled up with 0xFF.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return view.getUint16(5) * view.getUint16(7) || undefined;
    else at += 2 + view.getUint16(2);
  }
  return undefined;
};

/** Start of a frame; three numbers between them mean tables and an extension. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Its first chunk, IHDR, begins with width and height. */
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
