/** A frame from the browser, with the time of its paint. */
export type Shot = { at: number; picture: string };

/**
 * Returns the picture on the screen at each interval from `begun`: the newest painted frame, or an empty text before
 * the first frame of this page.
 */
export function picturesAt(
  shots: readonly Shot[],
  { begun, until, every }: { begun: number; until: number; every: number },
): string[] {
  const own = shots.filter(({ at }) => at >= begun);
  return Array.from({ length: Math.floor(until / every) + 1 }, (_, place) => {
    const shown = own.filter(({ at }) => at <= begun + place * every);
    return shown.at(-1)?.picture ?? '';
  });
}
