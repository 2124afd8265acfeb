/** Longest edge of a sent photo in pixels. Staff can read every character, and the file stays far below 1 MB. */
const LONGEST_EDGE = 1600;

type Size = { width: number; height: number };

/** Returns the size in whole pixels with the same proportions, never larger than the original. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
