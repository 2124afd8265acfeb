import { type Result, type Subject, schedule, type Without } from './schedule';

const LONGEST_STORY = 20;

/** Returns phones, backend and last events of a schedule and the command that repeats it with `options`. */
export function story({ seed, setting, trace, broken }: Result, options: string): string {
  const lines = trace
    .slice(-LONGEST_STORY)
    .map(({ at, actor, event }) => `  ${timeOf(at)} ${actor}: ${event}`);
  const why = (broken ?? '').split('\n')[0];
  return [
    `seed ${seed}: ${why}`,
    `  ${setting}`,
    ...lines,
    `npm run simulate -- --seed ${seed}${options}`,
  ].join('\n');
}

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23);

/** Leaves out faults and actions one by one while the schedule stays broken. Returns the shortest one. */
export async function shrunk(subject: Subject, failed: Result): Promise<Result> {
  const without = { faults: new Set<number>(), actions: new Set<number>() };
  let shortest = failed;
  for (const kind of ['faults', 'actions'] as const)
    for (let number = failed[kind]; number > 0; number -= 1) {
      without[kind].add(number);
      const result = await schedule(subject, failed.seed, without satisfies Without);
      if (result.broken === undefined) without[kind].delete(number);
      else shortest = result;
    }
  return shortest;
}
