import type { Queries } from '@shared/database/database';
import * as v from 'valibot';
import { Refusal } from '../store/refusal';
import { columns, dayOfRows, minutesOf } from './day-of-rows';
import type { DayReader } from './verdict';

/** A whole number from 0. Warehouses send sums as numbers or as text. */
const count = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
);

const rows = v.array(
  v.object({
    version: v.string(),
    ...v.entriesFromList(['minute', ...Object.values(columns).flat()], count),
  }),
);

/**
 * Returns a reader of the counts in a company's own warehouse, by a query of the company. `warehouse.sql` is an example
 * with its parameters and columns.
 * @throws {Refusal} from the reader if a column is missing or is no count, so that the analysis decides nothing
 */
export const warehouseReader =
  (queries: Queries, sql: string): DayReader =>
  async (compared) => {
    const { channel, app, live, canary } = compared;
    const { first, after } = minutesOf(compared);
    const found = await queries.query(sql, [channel, app, live, canary, first * 60, after * 60]);
    const read = v.safeParse(rows, found);
    if (!read.success) {
      const columns = new Set(read.issues.map((issue) => issue.path?.at(-1)?.key));
      throw new Refusal(`The counts of the warehouse are not usable: ${[...columns].join(', ')}.`);
    }
    return dayOfRows(read.output, compared);
  };
