import type { Database } from '@shared/database/database';
import { eventsIn, metricsIn } from '@shared/telemetry/read';
import { Counts } from './counts';
import { recordsIn, type Signal, type Taken, takenOf } from './records';
import { aging } from './tables';

export type Collector = {
  /** What a request to `/v1/logs` or `/v1/metrics` tells. Never throws, whatever it is. */
  take: (signal: Signal, body: unknown) => Taken;
  /** Judges what is due and writes what came since the last time, all or nothing. @throws when the database fails. */
  write: () => Promise<void>;
  /** Forgets what is older than `days`, and all but the latest faults. */
  forget: (days: number) => Promise<void>;
  /** What waits to be judged. */
  waiting: () => { visits: number; ways: number };
};

type Options = {
  /** With the tables of `collectorTables`. */
  database: Database;
  /** Our clock, milliseconds since 1970. */
  now?: () => number;
  /** Visits, and ways, that wait at once. */
  most?: number;
};

const DAY_MS = 24 * 3_600_000;
/** Different ones of a channel. */
const MOST_FAULTS = 2000;
/** Without its database the collector takes no more after as long: what waits is in memory. */
const AWAY_MS = 5 * 60_000;

/** Takes what pages tell, as OTLP has it, and counts it in a database. */
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
      // One after the other: what could not be written is back before the next batch.
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
