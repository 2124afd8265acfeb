/** How many trials of a kind are run: few with every `npm test`, all of them with `npm run resilience`. */
export const howMany = (name: 'DOUBLE' | 'KILL' | 'LANDING', usual: number): number =>
  Number(process.env[`TRIALS_${name}`] ?? usual);

/** Named in the title of a trial, so that it can be run again. */
export const seed = Number(process.env['TRIALS_SEED'] ?? 20_261_121);
