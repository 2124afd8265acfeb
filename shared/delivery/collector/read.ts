import type { Queries } from '@shared/database/database';
import { type MetricName, metricBounds } from '@shared/telemetry/table';
import type { Compared } from '../judge/counts';
import { type CountRow, dayOfRows, minutesOf } from '../judge/day-of-rows';
import type { Day } from '../judge/verdict';
import type { VisitCounts } from './visit';

/** Returns the counts per minute of a canary and of the live version, by question. */
export async function dayOf(queries: Queries, compared: Compared): Promise<Required<Day>> {
  const { channel, app, live, canary } = compared;
  const { first, after } = minutesOf(compared);
  const rows = await queries.query<CountRow>(
    `select version, (extract(epoch from minute) / 60)::int as minute,
       ${sumsOf('visits', 'failed', 'replaced', 'erred', 'silent', 'timed', 'slow', 'ways', 'broken_off')}
     from visit_minute
     where channel = $1 and app = $2 and version in ($3, $4)
       and minute >= to_timestamp($5) and minute < to_timestamp($6)
     group by version, minute`,
    [channel, app, live, canary, first * 60, after * 60],
  );
  return dayOfRows(rows, compared);
}

/** Sums as float8, because the server returns other sums as text. */
const sumsOf = (...names: readonly string[]): string =>
  names.map((name) => `sum(${name})::float8 as ${name}`).join(', ');

type Since = { channel: string; since: number };

export type KnownFault = {
  app: string;
  version: string;
  kind: string;
  type: string;
  screen: string;
  frames: string;
  told: number;
  first: string;
  last: string;
};

/** Returns the faults since that time, the latest first. */
export const faultsOf = (queries: Queries, { channel, since }: Since): Promise<KnownFault[]> =>
  queries.query(
    `select app, version, kind, type, screen, frames, told::float8 as told,
       first::text as first, last::text as last
     from fault where channel = $1 and last >= to_timestamp($2) order by last desc, app, type limit 500`,
    [channel, since / 1000],
  );

export type Vital = {
  screen: string;
  app: string;
  version: string;
  metric: MetricName;
  told: number;
  /** 75th percentile in milliseconds, or without a unit for layout shifts. */
  p75: number;
};

/** Returns the vitals by screen and version, optionally of one engine and one network. */
export async function vitalsOf(
  queries: Queries,
  { channel, since, engine = '', network = '' }: Since & { engine?: string; network?: string },
): Promise<Vital[]> {
  const rows = await queries.query<Omit<Vital, 'p75'> & { bucket: number }>(
    `select screen, app, version, metric, bucket, ${sumsOf('told')}
     from vital_hour where channel = $1 and hour >= to_timestamp($2)
       and ($3 = '' or engine like $3 || '/%') and ($4 = '' or network = $4)
     group by screen, app, version, metric, bucket
     order by screen, app, version, metric, bucket`,
    [channel, since / 1000, engine, network],
  );
  const groups = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) {
    const name = [row.screen, row.app, row.version, row.metric].join(' ');
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()].flatMap((group) => {
    const [one] = group;
    if (!one) return [];
    const { screen, app, version, metric } = one;
    const told = group.reduce((sum, row) => sum + row.told, 0);
    return [
      { screen, app, version, metric, told, p75: quantile(group, metricBounds[metric], 0.75) },
    ];
  });
}

/** Estimates a quantile by linear interpolation within its bucket. For the last bucket, returns its lower bound. */
function quantile(
  buckets: readonly { bucket: number; told: number }[],
  bounds: readonly number[],
  share: number,
): number {
  const all = buckets.reduce((sum, { told }) => sum + told, 0);
  let below = 0;
  for (const { bucket, told } of buckets) {
    if (below + told >= share * all) {
      const from = bounds[bucket - 1] ?? 0;
      const to = bounds[bucket] ?? from;
      return from + ((to - from) * (share * all - below)) / told;
    }
    below += told;
  }
  return 0;
}

export type KnownStep = {
  app: string;
  version: string;
  funnel: string;
  step: string;
  ended: string;
  told: number;
  /** Average milliseconds since the previous step. */
  ms: number;
};

/** Returns the steps of user flows by version, reached or failed. */
export const stepsOf = (queries: Queries, { channel, since }: Since): Promise<KnownStep[]> =>
  queries.query(
    `select app, version, funnel, step, ended, ${sumsOf('told')}, (sum(ms) / sum(told))::float8 as ms
     from step_hour where channel = $1 and hour >= to_timestamp($2)
     group by app, version, funnel, step, ended order by funnel, app, version, step, ended`,
    [channel, since / 1000],
  );

export type KnownVersion = VisitCounts & { app: string; version: string };

/** Returns visits and their outcomes by version. */
export const versionsOf = (queries: Queries, { channel, since }: Since): Promise<KnownVersion[]> =>
  queries.query(
    `select app, version,
       ${sumsOf('visits', 'failed', 'replaced', 'erred', 'silent', 'timed', 'slow', 'ways', 'broken_off')}
     from visit_minute where channel = $1 and minute >= to_timestamp($2)
     group by app, version order by app, version`,
    [channel, since / 1000],
  );
