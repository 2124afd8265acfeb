import type { ImageKind } from './image-kind';
import { type ImagePart, imageParts, PIXELS } from './image-parts';

/**
 * Returns the bytes of the same picture without place, date, device and whatever follows the picture in the file. Only
 * the orientation stays. Used when a photo is sent as it is, because a drawn photo has none of them.
 */
export function withoutMetadata(kind: ImageKind, bytes: Uint8Array<ArrayBuffer>): BlobPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = imageParts(kind, view);
  const kept = parts.filter(({ name }) => keeps[kind].test(name));
  const cut = ({ from, to, name }: ImagePart) =>
    bytes.subarray(from, name === PIXELS ? endOfPixels(bytes, from) : to);
  if (kind === 'png') return [bytes.subarray(0, 8), ...kept.map(cut)];
  return [bytes.subarray(0, 2), orientationPart(orientationIn(view, parts)), ...kept.map(cut)];
}

/**
 * Parts that a picture needs. A JPEG: tables, frames, JFIF and Adobe's colours. A PNG: those with a capital letter, and
 * transparency.
 */
const keeps: Readonly<Record<ImageKind, RegExp>> = {
  jpeg: /^(c.|d[a-f]|e0|ee)$/,
  png: /^([A-Z]...|tRNS)$/,
};

/** Phones append films and further pictures after the end marker. It cannot occur inside the picture. */
function endOfPixels(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2;
  }
  return bytes.length;
}

const ORIENTATION = 0x0112;
/** Length of marker, size and `Exif\0\0` in front of the table. */
const BEFORE_TABLE = 10;

/** Returns 1 (upright) to 8, from the first table of Exif. */
function orientationIn(view: DataView, parts: readonly ImagePart[]): number {
  const exif = parts.find(
    ({ name, from, to }) => name === 'e1' && to - from >= 24 && isExif(view, from),
  );
  if (exif === undefined) return 1;
  const start = exif.from + BEFORE_TABLE;
  const isLittle = view.getUint16(start) === 0x4949;
  const table = start + view.getUint32(start + 4, isLittle);
  if (table + 2 > exif.to) return 1;
  const count = view.getUint16(table, isLittle);
  for (
    let entry = table + 2;
    entry < table + 2 + count * 12 && entry + 12 <= exif.to;
    entry += 12
  ) {
    if (view.getUint16(entry, isLittle) === ORIENTATION) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
}

const isExif = (view: DataView, from: number) => view.getUint32(from + 4) === 0x45786966;

/** Returns a segment that contains only the orientation. */
const orientationPart = (orientation: number) =>
  new Uint8Array([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);
