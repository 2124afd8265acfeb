/** Longest edge of a photo that is sent, in pixels: staff read every character, and it stays far below 1 MB. */
const LONGEST_EDGE = 1600;

type Size = { width: number; height: number };

/** Never larger than it is, the same proportions, whole pixels. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
