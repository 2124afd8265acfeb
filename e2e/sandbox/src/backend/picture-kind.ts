import { imageSize } from 'image-size';

const contentTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type Ending = keyof typeof contentTypes;
const endings = Object.keys(contentTypes) as Ending[];

export type PictureKind = { ending: Ending; contentType: string };

/** A file of 100 kB may say that it has 900 million pixels; opening it takes all memory. */
const MOST_PIXELS = 60_000_000;

/**
 * What a file is, its bytes say; its name and its declared type are the sender's word. Undefined: no picture of a kind
 * that is taken, one that does not say its size, or one too large to be opened.
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
