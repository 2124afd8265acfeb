import type { Run, Runs } from './start';
import { median, ratios, spread, table, times } from './statistics';

/** A time that is compared with the one of the plain monolith, load by load. Without `most` it is only shown. */
type Measure = { what: string; of: (run: Run) => number; most?: number };

/** The columns of the table. A further time of a load needs a row here and its value in `Load`. */
const measures: readonly Measure[] = [
  { what: 'meaningful', of: ({ first }) => first.meaningful, most: 0.45 },
  { what: 'second visit', of: ({ second }) => second.meaningful, most: 0.45 },
  { what: 'interactive', of: ({ first }) => first.interactive },
];

/** Returns the median ratio of each page to the monolith, with the spread of the loads and the verdict. */
export function ratioTable(runs: Runs): string {
  const head = measures.map(({ what, most }) => `${what} ×${most ? ` (at most ${most})` : ''}`);
  const answered = `answered before React, ms (at most ${ANSWER_MS})`;
  const rows = Object.entries(runs).map(([page, { plain = [], federated = [] }]) => [
    page,
    ...measures.map(({ of, most }) => cellOf(ratios(federated.map(of), plain.map(of)), most)),
    answerCell(federated.flatMap(({ answer }) => answer ?? [])),
  ]);
  return table(['page', ...head, answered], rows);
}

/** A press before React must be answered within this time. */
const ANSWER_MS = 100;

/** Returns how many presses were answered in time, and the longest answer. */
function answerCell(answers: readonly number[]): string {
  const inTime = answers.filter((ms) => ms <= ANSWER_MS).length;
  return `${inTime} of ${answers.length}, longest ${Math.round(Math.max(0, ...answers))}`;
}

const cellOf = (values: readonly number[], most: number | undefined): string =>
  `${times(median(values))} ±${times(spread(values))} ${most ? verdictOf(values, most) : ''}`.trim();

/**
 * Compares the median with its maximum, both rounded as displayed, so 0.4549 reaches 0.45. If the maximum is within the
 * spread of the loads, the verdict is `too close`, because another run may differ.
 */
export function verdictOf(values: readonly number[], most: number): string {
  const [value, give] = [Number(times(median(values))), Number(times(spread(values)))];
  if (give > 0 && Math.abs(value - most) < give) return 'too close';
  return value <= most ? 'reached' : 'not reached';
}
