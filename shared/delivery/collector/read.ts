import type { Queries } from '@shared/database/database';
import type { MetricName } from '@shared/telemetry/table';
import type { Compared } from '../judge/counts';
import { type CountRow, dayOfRows, minutesOf } from '../judge/day-of-rows';
import type { Day } from '../judge/verdict';

/** Returns the counts per minute of a canary and of the live version, by question. */
export async function dayOf(queries: Queries, compared: Compared): Promise<Required<Day>> {
  const { channel, app, live, canary } = compared;
  const { first, after } = minutesOf(compared);
  const rows = await queries.query<CountRow>(
    `select * from telemetry_ended
     where channel = $1 and app = $2 and version in ($3, $4) and minute >= $5 and minute < $6`,
    [channel, app, live, canary, first, after],
  );
  return dayOfRows(rows, compared);
}

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

export const faultsOf = (queries: Queries, { channel, since }: Since): Promise<KnownFault[]> =>
  queries.query(
    `select app, version, kind, type, screen, frames, told, first::text as first, at::text as last
     from telemetry_fault where channel = $1 and at >= to_timestamp($2)
     order by at desc, app, type limit 500`,
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

/** Returns the vitals by screen and version. A percentile is the middle of its bucket. */
export const vitalsOf = (queries: Queries, { channel, since }: Since): Promise<Vital[]> =>
  queries.query(
    `select screen, app, version, metric, max(times)::float8 as told,
       exp(min(level) filter (where below >= 0.75 * times)::float8 / 20) as p75
     from (
       select screen, app, version, metric, level, sum(sum(told)) over metric_of as times,
         sum(sum(told)) over (metric_of order by level) as below
       from telemetry_vital where channel = $1 and at >= to_timestamp($2)
       group by screen, app, version, metric, level
       window metric_of as (partition by screen, app, version, metric)
     ) as levels
     group by screen, app, version, metric order by screen, app, version, metric`,
    [channel, since / 1000],
  );

export type KnownStep = {
  app: string;
  version: string;
  funnel: string;
  step: string;
  ended: string;
  told: number;
};

/** Returns the steps of user flows by version, reached or failed. */
export const stepsOf = (queries: Queries, { channel, since }: Since): Promise<KnownStep[]> =>
  queries.query(
    `select app, version, funnel, step, ended, sum(told)::float8 as told
     from telemetry_step where channel = $1 and at >= to_timestamp($2)
     group by app, version, funnel, step, ended order by funnel, app, version, step, ended`,
    [channel, since / 1000],
  );

/**
 * Values above these are slow: `poor` of web vitals, and our limit for the first screen. Milliseconds, CLS without a
 * unit. The analysis counts with the same values (`judge/warehouse.sql`).
 */
export const slowFrom = {
  'browser.web_vital.lcp': 4000,
  'browser.web_vital.inp': 500,
  'browser.web_vital.cls': 0.25,
  'mfe.meaningful': 3000,
} as const satisfies Record<MetricName, number>;
