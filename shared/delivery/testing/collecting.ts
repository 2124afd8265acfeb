import type { Database } from '@shared/database/database';
import { memoryDatabase } from '@shared/database/testing/test-database';
import { type Collector, openCollector } from '../collector/collector';
import { dayOf } from '../collector/read';
import { collectorTables, tables } from '../collector/tables';

export const START = Date.parse('2026-11-23T03:00:00Z');
export const MINUTE = 60_000;

/** Opens a collector with an empty database for each test of the file. Its clock moves only when the test says so. */
export function collecting() {
  let now = START;
  let database: Database;
  let collector: Collector;
  const open = (most?: number) => {
    collector = openCollector({
      database,
      root: process.cwd(),
      now: () => now,
      ...(most && { most }),
    });
  };
  beforeAll(async () => {
    database = await memoryDatabase(collectorTables(process.cwd()));
  });
  beforeEach(async () => {
    now = START;
    for (const table of Object.keys(tables)) await database.query(`delete from telemetry_${table}`);
    open();
  });
  afterAll(() => database.close());

  const compared = { channel: 'production', app: 'apply', live: '1.3.0', canary: '1.4.0' } as const;
  return {
    database: () => database,
    collector: () => collector,
    /** Opens the collector again, as after a restart. */
    open,
    logs: (...bodies: readonly unknown[]) => {
      for (const body of bodies) collector.take('logs', body);
    },
    /** Moves the clock, writes what was taken and counts the minutes that are over. */
    later: async (ms: number) => {
      now += ms;
      await collector.write();
    },
    pass: (ms: number) => {
      now += ms;
    },
    visits: () =>
      database.query<{ app: string; version: string; visits: number; erred: number }>(
        'select app, version, visits, erred from telemetry_ended order by app, version',
      ),
    /** Returns the counts of apply@1.4.0 and 1.3.0 until the last whole minute. */
    day: async () => {
      await collector.write();
      return dayOf(database, { ...compared, since: START, until: now });
    },
  };
}
