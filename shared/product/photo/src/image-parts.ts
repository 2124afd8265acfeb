import type { ImageKind } from './image-kind';

/** One part of a picture file: what it is called, and where it starts and ends, with its header. */
export type ImagePart = { name: string; from: number; to: number };

/** A real photo has some dozens of parts. A malicious file may have an endless number. */
const MOST_PARTS = 20_000;

/** Returns the parts of a picture file in order, up to the first that is broken. */
export function imageParts(kind: ImageKind, view: DataView): readonly ImagePart[] {
  const parts: ImagePart[] = [];
  let at = kind === 'jpeg' ? 2 : 8; // After the start marker of the file.
  while (parts.length < MOST_PARTS) {
    const part = partAt[kind](view, at);
    if (part === undefined || part.to > view.byteLength) break;
    parts.push(part);
    at = part.to;
  }
  return parts;
}

type PartAt = (view: DataView, at: number) => ImagePart | undefined;

/** A segment is named by its marker, for example `e1`. The picture itself, `da`, reaches to the end of the file. */
const jpegPart: PartAt = (view, at) => {
  if (at + 4 > view.byteLength || view.getUint8(at) !== 0xff) return undefined;
  const marker = view.getUint8(at + 1);
  if (marker === 0xff) return { name: 'ff', from: at, to: at + 1 }; // Markers may be padded with 0xFF.
  const name = marker.toString(16);
  return {
    name,
    from: at,
    to: name === PIXELS ? view.byteLength : at + 2 + view.getUint16(at + 2),
  };
};
export const PIXELS = 'da';

/** A chunk is named by its four letters, for example `IHDR`. */
const pngPart: PartAt = (view, at) => {
  if (at + 12 > view.byteLength) return undefined;
  const letters = [4, 5, 6, 7].map((place) => view.getUint8(at + place));
  return { name: String.fromCharCode(...letters), from: at, to: at + 12 + view.getUint32(at) };
};

const partAt: Readonly<Record<ImageKind, PartAt>> = { jpeg: jpegPart, png: pngPart };

/** Returns the number of pixels in the header of a picture, or `undefined` if there is none. */
export function pixelCount(kind: ImageKind, view: DataView): number | undefined {
  const parts = imageParts(kind, view);
  if (kind === 'png') {
    const [header] = parts;
    if (header?.name !== 'IHDR' || header.to - header.from < 20) return undefined;
    return view.getUint32(header.from + 8) * view.getUint32(header.from + 12) || undefined;
  }
  const frame = parts.find(({ name, from, to }) => FRAME.test(name) && to - from >= 9);
  return frame && (view.getUint16(frame.from + 5) * view.getUint16(frame.from + 7) || undefined);
}

/** Markers that start a frame. Three numbers in the range are tables and an extension. */
const FRAME = /^c[0-35-79-bd-f]$/;
