/** Returns the number of trials of a kind: few in `npm test`, all in `npm run resilience`. */
export const howMany = (
  name: 'KILL' | 'LANDING' | 'RACE' | 'CRASH' | 'PROMOTE' | 'PROMOTERS' | 'TAPS',
  usual: number,
): number => Number(process.env[`TRIALS_${name}`] ?? usual);

/** Seed of the random numbers. The title of a trial contains it, so that the trial can be repeated. */
export const seed = Number(process.env['TRIALS_SEED'] ?? 20_261_121);

/** Prints the results of a full run. The few trials of `npm test` only pass or fail. */
export function report(found: string): void {
  if (process.env['TRIALS_SEED'] !== undefined) process.stdout.write(`\n${found}\n`);
}
