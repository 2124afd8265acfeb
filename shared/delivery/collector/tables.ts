import type { Database } from '@shared/database/database';
import type { Tables } from '@shared/database/template';
import type { SumTable } from './sums';
import type { VisitCounts } from './visit';

const place = { channel: 'text', app: 'text', version: 'text' } as const;

/** Counts of visits and user flows that ended in a minute, by outcome. Each counts once for every app of the page. */
export const visitMinutes = {
  name: 'visit_minute',
  keys: { ...place, minute: 'timestamptz', screen: 'text' },
  sums: [
    'visits',
    'failed',
    'replaced',
    'erred',
    'silent',
    'timed',
    'slow',
    'ways',
    'broken_off',
  ] satisfies (keyof VisitCounts)[],
  at: 'minute',
  most: 1000,
  coarse: { screen: '' },
} as const;

/** Counts of metric values by bucket (`metricBounds`). The last bucket holds values above the last bound. */
export const vitalHours = {
  name: 'vital_hour',
  keys: {
    ...place,
    hour: 'timestamptz',
    screen: 'text',
    metric: 'text',
    engine: 'text',
    network: 'text',
    bucket: 'int',
  },
  sums: ['told'],
  at: 'hour',
  most: 10_000,
  coarse: { engine: 'other/0', network: 'unknown' },
} as const;

/** Steps of user flows and how they ended (`endNames`), by app and version. */
export const stepHours = {
  name: 'step_hour',
  keys: { ...place, hour: 'timestamptz', funnel: 'text', step: 'text', ended: 'text' },
  sums: ['told', 'ms'],
  at: 'hour',
  most: 10_000,
  coarse: { version: 'other' },
} as const;

const sumTables = [visitMinutes, vitalHours, stepHours];

const created = ({ name, keys, sums }: SumTable<string, string>): string => {
  const columns = [
    ...Object.entries(keys).map(([key, type]) => `${key} ${type} not null`),
    ...sums.map((sum) => `${sum} bigint not null`),
  ];
  return `create table if not exists ${name} (${columns.join(', ')}, primary key (${Object.keys(keys).join(', ')}));`;
};

/** Faults by content. `mark` is the digest of the frames, because they are too long for a key. */
const fault = `create table if not exists fault (
  channel text not null, app text not null, version text not null,
  kind text not null, type text not null, mark text not null,
  screen text not null, frames text not null, told bigint not null,
  first timestamptz not null, last timestamptz not null,
  primary key (channel, app, version, kind, type, mark));`;

/** Visits and user flows that are not counted yet, stored so that a restart loses at most one second. */
const waiting = `create table if not exists waiting (
  kind text not null, name text not null, due timestamptz not null, thing text not null, primary key (kind, name));`;

const sql = [...sumTables.map(created), fault, waiting];

export const collectorTables = (root: string): Tables => ({
  name: 'collector',
  root,
  sql,
  prepare: async (database: Database) => {
    for (const one of sql) await database.script(one);
  },
});

/** Tables whose old rows are deleted, with the column that has their time. */
export const aging = [
  ...sumTables.map(({ name, at }) => ({ name, at })),
  { name: 'fault', at: 'last' },
] as const;
