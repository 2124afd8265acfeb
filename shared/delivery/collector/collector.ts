import type { Database } from '@shared/database/database';
import { eventsIn, metricsIn } from '@shared/telemetry/read';
import { Counts } from './counts';
import { recordsIn, type Signal, type Taken, takenOf } from './records';
import { aging } from './tables';

export type Collector = {
  /** Counts the events of a request to `/v1/logs` or `/v1/metrics`. Never throws, even for an invalid body. */
  take: (signal: Signal, body: unknown) => Taken;
  /** Counts the visits that are due and writes all new rows in one transaction. @throws if the database fails. */
  write: () => Promise<void>;
  /** Deletes rows older than `days`, and all but the latest faults of each channel. */
  forget: (days: number) => Promise<void>;
  /** Number of visits and user flows that are not counted yet. */
  waiting: () => { visits: number; ways: number };
};

type Options = {
  /** Must have the tables of `collectorTables`. */
  database: Database;
  /** Clock of the server, in milliseconds since 1970. */
  now?: () => number;
  /** Maximum number of waiting visits, and of waiting user flows. */
  most?: number;
};

const DAY_MS = 24 * 3_600_000;
/** Maximum number of different faults per channel. */
const MOST_FAULTS = 2000;
/**
 * Milliseconds without the database after which the collector accepts no more, because waiting rows fill the memory.
 */
const AWAY_MS = 5 * 60_000;

/** Opens a collector that receives telemetry in OTLP format and counts it in a database. */
export async function openCollector(options: Options): Promise<Collector> {
  const { database, now = Date.now, most = 100_000 } = options;
  const counts = new Counts(now, most);
  for (const one of [counts.visits, counts.ways]) await one.restore(database);

  let awaySince: number | undefined;
  const isFull = () => awaySince !== undefined && now() - awaySince > AWAY_MS;

  async function write(): Promise<void> {
    counts.judge();
    const batches = counts.parts().map((one) => one.batch());
    if (batches.every(({ isEmpty }) => isEmpty)) return;
    try {
      await database.transaction(async (queries) => {
        for (const batch of batches) await batch.write(queries);
      });
      awaySince = undefined;
    } catch (error) {
      awaySince ??= now();
      for (const batch of batches) batch.back();
      throw error;
    }
  }

  let last: Promise<void> = Promise.resolve();
  return {
    take: (signal, body) => {
      if (isFull()) return takenOf([], recordsIn(body, signal));
      const heard =
        signal === 'logs'
          ? eventsIn(body).map((one) => counts.hear(one))
          : metricsIn(body).map((one) => counts.measure(one));
      return takenOf(heard, recordsIn(body, signal));
    },
    write: () => {
      // Write one batch after the other, so that the rows of a failed batch are back in memory before the next one.
      last = last.catch(() => undefined).then(write);
      return last;
    },
    forget: async (days) => {
      const before = new Date(now() - days * DAY_MS).toISOString();
      for (const { name, at } of aging)
        await database.query(`delete from ${name} where ${at} < $1::timestamptz`, [before]);
      await database.query(
        `delete from fault using
           (select ctid as place, row_number() over (partition by channel order by last desc) as nth
            from fault) as ordered
         where fault.ctid = ordered.place and nth > ${MOST_FAULTS}`,
      );
    },
    waiting: () => ({ visits: counts.visits.size, ways: counts.ways.size }),
  };
}
