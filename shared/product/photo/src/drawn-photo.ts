import { inTime } from '@shared/config/waits';
import { decodedPhoto } from './decoded-photo';

/** Longest edge of a sent photo in pixels. Staff can read every character, and the file stays far below 1 MB. */
const LONGEST_EDGE = 1600;
/** Tried in order until the file is small enough. The result of the last one is used even if it is larger. */
const QUALITIES = [0.85, 0.7, 0.5] as const;
const SMALL_BYTES = 1024 * 1024;

/**
 * Returns the picture as a JPEG of at most 1600 pixels and usually at most 1 MB, on white, because a JPEG has no
 * transparency. Returns `undefined` when the file does not show the picture, which a browser does not always report.
 * @throws when a step throws, or misses its limit.
 */
export async function drawnPhoto(picture: HTMLImageElement): Promise<Blob | undefined> {
  const { width, height } = fittedSize(picture);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  const photo = await encoded(canvas);
  if (photo === undefined) return undefined;
  return showsTheSame(picture, await decodedPhoto(photo)) ? photo : undefined;
}

async function encoded(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  let photo: Blob | null = null;
  for (const quality of QUALITIES) {
    const encoding = new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    photo = await inTime('photoStep', encoding);
    if (photo === null || photo.size <= SMALL_BYTES) break;
  }
  return photo ?? undefined;
}

/** Returns the size in whole pixels with the same proportions, never larger than the original. */
export function fittedSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Edge of the small copies that are compared, in pixels, and of the parts of a copy. */
const SIDE = 64;
const PARTS = 4;
/** Largest difference of a part's brightness (0 to 255) that shrinking and compressing cause. */
const TOLERANCE = 48;
/** A copy whose brightness differs by less shows one flat colour. */
const FLAT = 8;

/**
 * Returns whether the second picture shows what the first one shows. A phone without memory for a canvas draws nothing
 * and reports no error, so the drawn photo is one flat colour. False also when this browser cannot compare.
 */
function showsTheSame(source: HTMLImageElement, drawn: HTMLImageElement): boolean {
  const [before, after] = [brightnessOf(source), brightnessOf(drawn)];
  if (before === undefined || after === undefined) return false;
  if (isFlat(after) && !isFlat(before)) return false;
  const [parts, others] = [brightnessOfParts(before), brightnessOfParts(after)];
  return parts.every((part, index) => Math.abs(part - (others[index] ?? 0)) <= TOLERANCE);
}

/** Returns the brightness of each pixel of a small copy on white, or `undefined` when nothing was drawn. */
function brightnessOf(picture: HTMLImageElement): readonly number[] | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const at = (index: number) => data[index] ?? 0;
  const pixels = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [red, green, blue, opacity] = [0, 1, 2, 3].map((colour) => at(index * 4 + colour));
    const grey = ((red ?? 0) + (green ?? 0) + (blue ?? 0)) / 3;
    return { opacity: (opacity ?? 0) / 255, grey };
  });
  if (pixels.every(({ opacity }) => opacity === 0)) return undefined;
  return pixels.map(({ grey, opacity }) => grey * opacity + 255 * (1 - opacity));
}

const isFlat = (pixels: readonly number[]): boolean =>
  Math.max(...pixels) - Math.min(...pixels) < FLAT;

/** Returns the average brightness of each part. One pixel of fine print says little, the average of many is stable. */
function brightnessOfParts(pixels: readonly number[]): readonly number[] {
  const sums = Array.from({ length: PARTS * PARTS }, () => 0);
  const step = SIDE / PARTS;
  for (const [index, pixel] of pixels.entries()) {
    const row = Math.floor(index / SIDE / step);
    const part = row * PARTS + Math.floor((index % SIDE) / step);
    sums[part] = (sums[part] ?? 0) + pixel;
  }
  return sums.map((sum) => sum / (step * step));
}
