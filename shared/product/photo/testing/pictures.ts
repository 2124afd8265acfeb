const both = (number: number) => [number >> 8, number & 0xff];

/** Returns the segment of a JPEG that contains its size. */
export const frame = (width: number, height: number, marker = 0xc0): readonly number[] => [
  ...[0xff, marker, 0, 17, 8],
  ...both(height),
  ...both(width),
  ...[3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
];

/** Returns a photo as phones write it, with its place and a table before its size. */
export const jpeg = (...rest: readonly number[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xdb, 0, 3, 9],
    ...(rest.length > 0 ? rest : frame(4032, 3024)),
  ]);

export function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
