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
export function showsTheSame(source: ImageBitmap, drawn: ImageBitmap): boolean {
  const [before, after] = [brightnessOf(source), brightnessOf(drawn)];
  if (before === undefined || after === undefined) return false;
  if (isFlat(after) && !isFlat(before)) return false;
  const [parts, others] = [brightnessOfParts(before), brightnessOfParts(after)];
  return parts.every((part, index) => Math.abs(part - (others[index] ?? 0)) <= TOLERANCE);
}

/** Returns the brightness of each pixel of a small copy on white, or `undefined` when nothing was drawn. */
function brightnessOf(picture: ImageBitmap): readonly number[] | undefined {
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
