/** A frame as the browser sent it: when it was painted, and the picture. */
export type Shot = { at: number; picture: string };

/**
 * What was on the screen at every so many milliseconds from `begun`: the newest frame painted by then, and nothing before
 * the first of this page.
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
