export type ImageKind = 'jpeg' | 'png';

/** First bytes of the two kinds of picture the file storage takes. */
const beginnings: Readonly<Record<ImageKind, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** How many bytes `imageKind` looks at. */
export const LONGEST_BEGINNING = 8;

/** What a file is by its first bytes; its name and its declared type prove nothing. */
export const imageKind = (bytes: Uint8Array): ImageKind | undefined =>
  (Object.keys(beginnings) as ImageKind[]).find((kind) =>
    beginnings[kind].every((byte, place) => bytes[place] === byte),
  );
