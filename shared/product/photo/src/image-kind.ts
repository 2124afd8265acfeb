export type ImageKind = 'jpeg' | 'png';

/** First bytes of the two image formats that the file storage accepts. */
const beginnings: Readonly<Record<ImageKind, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Returns the format of a file from its first bytes, because its name and declared type prove nothing. */
export const imageKind = (bytes: Uint8Array): ImageKind | undefined =>
  (Object.keys(beginnings) as ImageKind[]).find((kind) =>
    beginnings[kind].every((byte, place) => bytes[place] === byte),
  );
