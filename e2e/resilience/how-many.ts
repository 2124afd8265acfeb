/** How many trials of a kind are run: few with every `npm test`, all of them with `npm run resilience`. */
export const howMany = (
  name: 'ANSWER' | 'DOUBLE' | 'KILL' | 'LANDING' | 'SOAK' | 'RACE' | 'CRASH' | 'PROMOTE' | 'JUDGE',
  usual: number,
): number => Number(process.env[`TRIALS_${name}`] ?? usual);

/** Named in the title of a trial, so that it can be run again. */
export const seed = Number(process.env['TRIALS_SEED'] ?? 20_261_121);

/** Says what a full run found; the few trials of every day only pass or fail. */
export function report(found: string): void {
  if (process.env['TRIALS_SEED'] !== undefined) process.stdout.write(`\n${found}\n`);
}
