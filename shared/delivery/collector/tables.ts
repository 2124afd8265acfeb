import type { Database } from '@shared/database/database';
import type { Tables } from '@shared/database/template';
import type { SumTable } from './sums';
import type { VisitCounts } from './visit';

const place = { channel: 'text', app: 'text', version: 'text' } as const;

/** Visits and ways that were judged in a minute, and in how many of them what happened; once for each app they had. */
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

/** Values of a metric by the bucket they fall into (`metricBounds`; the one after the last bound is above it). */
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

/** Steps of ways that were reached, and how they ended there (`endNames`), by the app whose version is asked about. */
export const stepHours = {
  name: 'step_hour',
  keys: { ...place, hour: 'timestamptz', funnel: 'text', step: 'text', ended: 'text' },
  sums: ['told', 'ms'],
  at: 'hour',
  most: 10_000,
  coarse: { version: 'other' },
} as const;

/** How versions of remotes fared on phones. */
export const mountHours = {
  name: 'mount_hour',
  keys: { ...place, hour: 'timestamptz', phase: 'text', outcome: 'text' },
  sums: ['told', 'ms'],
  at: 'hour',
  most: 10_000,
  coarse: { version: 'other' },
} as const;

const sumTables = [visitMinutes, vitalHours, stepHours, mountHours];

const created = ({ name, keys, sums }: SumTable<string, string>): string => {
  const columns = [
    ...Object.entries(keys).map(([key, type]) => `${key} ${type} not null`),
    ...sums.map((sum) => `${sum} bigint not null`),
  ];
  return `create table if not exists ${name} (${columns.join(', ')}, primary key (${Object.keys(keys).join(', ')}));`;
};

/** Faults by what they are: `mark` is the digest of the frames, which are too long for a key. */
const fault = `create table if not exists fault (
  channel text not null, app text not null, version text not null,
  kind text not null, type text not null, mark text not null,
  screen text not null, frames text not null, told bigint not null,
  first timestamptz not null, last timestamptz not null,
  primary key (channel, app, version, kind, type, mark));`;

/** What waits to be judged, so that a restart forgets a second at most. */
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

/** Tables whose rows grow old, and what says how old. */
export const aging = [
  ...sumTables.map(({ name, at }) => ({ name, at })),
  { name: 'fault', at: 'last' },
] as const;
