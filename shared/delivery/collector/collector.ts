import type { Database } from '@shared/database/database';
import type { AppName } from '@shared/routes/apps';
import type { FunnelName } from '@shared/telemetry/funnel';
import { eventsIn, metricsIn } from '@shared/telemetry/read';
import type { Resource } from '@shared/telemetry/table';
import { textIn } from '../store/template';
import { tables } from './tables';

/** Number of accepted and of dropped records. A record is dropped if it is unknown, invalid or above a limit. */
export type Taken = { taken: number; dropped: number };

const paths = {
  logs: ['resourceLogs', 'scopeLogs', 'logRecords'],
  metrics: ['resourceMetrics', 'scopeMetrics', 'metrics', 'histogram', 'dataPoints'],
} as const;
export type Signal = keyof typeof paths;

export type Collector = {
  /** Takes the records of a request to `/v1/logs` or `/v1/metrics`. Never throws, even for an invalid body. */
  take: (signal: Signal, body: unknown) => Taken;
  /** Writes all new records, and counts the visits of whole minutes that are over. @throws if the database fails. */
  write: () => Promise<void>;
  /** Deletes counts older than `days`, all but the latest faults, and telemetry that was counted. */
  forget: (days: number) => Promise<void>;
  /** Number of records that are not written yet. */
  waiting: () => number;
};

type Options = {
  /** Must have the tables of `collectorTables`. */
  database: Database;
  root: string;
  /** Clock of the server, in milliseconds since 1970. */
  now?: () => number;
  /** Maximum number of records per hour, so that a client which invents visits cannot fill the disk. */
  most?: number;
};

/** The app whose version is recorded for a step of each user flow. */
const owners = {
  apply: 'apply',
  extension: 'mypage',
  solicitation: 'apply',
  revoke: 'mypage',
  transfer: 'mypage',
} as const satisfies Record<FunnelName, AppName>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Counting a user flow needs its steps of the last 20 minutes. */
const RAW_MS = 30 * MINUTE_MS;
const MOST_FAULTS = 2000;
/**
 * Milliseconds without the database after which the collector accepts no more, because waiting records fill the memory.
 */
const AWAY_MS = 5 * MINUTE_MS;

/** Opens a collector that receives telemetry in OTLP format and counts it in a database. */
export function openCollector(options: Options): Collector {
  const { database, root, now = Date.now, most = 500_000 } = options;
  const writeSql = textIn(root, 'collector/write.sql');
  const countSql = countOf(textIn(root, 'judge/warehouse.sql'));
  let records: object[] = [];
  let hour = { at: 0, taken: 0 };
  let counted = 0;
  let awaySince: number | undefined;

  const room = (): number => {
    const at = Math.floor(now() / HOUR_MS);
    if (hour.at !== at) hour = { at, taken: 0 };
    return awaySince !== undefined && now() - awaySince > AWAY_MS ? 0 : most - hour.taken;
  };

  async function write(): Promise<void> {
    const batch = records;
    const minute = Math.floor(now() / MINUTE_MS);
    if (batch.length === 0 && minute === counted) return;
    records = [];
    try {
      await database.transaction(async (queries) => {
        if (batch.length > 0)
          await queries.query(writeSql, [JSON.stringify(batch), new Date(now()).toISOString()]);
        if (minute === counted) return;
        const [last] = await queries.query<{ next: number }>(
          'select coalesce(max(minute) + 1, 0) as next from telemetry_ended',
        );
        // Without these numbers the database may choose a plan that takes minutes.
        for (const table of ['log', 'metric']) await queries.query(`analyze telemetry_${table}`);
        await queries.query(countSql, [...ALL, (last?.next ?? 0) * 60, minute * 60]);
      });
      counted = minute;
      awaySince = undefined;
    } catch (error) {
      awaySince ??= now();
      records = [...batch, ...records];
      throw error;
    }
  }

  let last: Promise<void> = Promise.resolve();
  return {
    take: (signal, body) => {
      const received = new Date(now()).toISOString();
      const taken = recordsOf(signal, body).slice(0, room());
      for (const record of taken) records.push({ received, ...record });
      hour.taken += taken.length;
      return { taken: taken.length, dropped: Math.max(0, recordsIn(body, signal) - taken.length) };
    },
    write: () => {
      // Write one batch after the other, so that a failed batch is back in memory before the next one.
      last = last.catch(() => undefined).then(write);
      return last;
    },
    forget: async (days) => {
      for (const [table, at] of Object.entries(tables)) {
        const ms = at === 'received' ? RAW_MS : days * DAY_MS;
        const before = new Date(now() - ms).toISOString();
        await database.query(`delete from telemetry_${table} where ${at} < $1::timestamptz`, [
          before,
        ]);
      }
      await database.query(
        `delete from telemetry_fault using
           (select ctid as place, row_number() over (partition by channel order by at desc) as nth
            from telemetry_fault) as ordered
         where telemetry_fault.ctid = ordered.place and nth > ${MOST_FAULTS}`,
      );
      // The embedded database does not give the space of deleted rows back by itself.
      for (const table of Object.keys(tables)) await database.query(`vacuum telemetry_${table}`);
    },
    waiting: () => records.length,
  };
}

/** The first four parameters of the query, which counts every channel, app and version. */
const ALL = [null, null, null, null] as const;

const COLUMNS =
  'minute, channel, app, version, visits, failed, replaced, erred, silent, timed, slow, ways, broken_off';

/** Stores what the query counts. A client that invents versions can only fill 1000 rows of a minute. */
const countOf = (warehouse: string): string =>
  `insert into telemetry_ended (${COLUMNS}) select ${COLUMNS} from (${warehouse}) as counted
   order by visits + ways desc limit 1000`;

const recordsOf = (signal: Signal, body: unknown): readonly object[] =>
  signal === 'logs'
    ? eventsIn(body).map(({ about, what: { name, fields: attributes } }) => {
        const owner = 'mfe.funnel' in attributes ? owners[attributes['mfe.funnel']] : undefined;
        return { name, owner, resource: counting(about), attributes };
      })
    : metricsIn(body).map(({ about, what: { name, value, fields: attributes } }) => {
        return { name, value, resource: counting(about), attributes };
      });

/** Returns the attributes that are needed to count. The name of a release could be any text. */
const counting = (about: Resource) => ({
  'service.version': about['service.version'],
  'deployment.environment.name': about['deployment.environment.name'],
  'session.id': about['session.id'],
  'mfe.visit': about['mfe.visit'],
  'mfe.apps': about['mfe.apps'],
});

const recordsIn = (body: unknown, signal: Signal): number => count(body, paths[signal]);

function count(value: unknown, path: readonly string[]): number {
  const [name, ...rest] = path;
  if (name === undefined) return 1;
  const found: unknown = Object(value)[name];
  const list = Array.isArray(found) ? found : found === undefined ? [] : [found];
  return list.reduce((sum: number, one) => sum + count(one, rest), 0);
}
