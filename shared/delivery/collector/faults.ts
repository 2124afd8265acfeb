import { createHash } from 'node:crypto';
import type { Queries } from '@shared/database/database';
import type { Heard } from '@shared/telemetry/read';
import type { TelemetryEvent } from '@shared/telemetry/table';
import type { Batch, Batched } from './batch';

/** A problem on a page: an error with its frames, or something that the content security policy blocked. */
export type Fault = {
  channel: string;
  app: string;
  version: string;
  kind: 'error' | 'rejection' | 'render' | 'foreign' | 'policy' | 'unread';
  /** The class of the error, the rule of the policy, or the API call. */
  type: string;
  /** Stack frames, one per line, innermost first. */
  frames: string;
  screen: string;
};

/** Returns the fault that an event reports, or undefined. */
export function faultOf({ about, what }: Heard<TelemetryEvent>): Fault | undefined {
  const channel = about['deployment.environment.name'];
  const host = { channel, app: 'host', version: about['service.version'], frames: '' };
  if (what.name === 'exception') {
    const { fields } = what;
    return {
      channel,
      app: fields['mfe.app'],
      version: fields['mfe.version'],
      kind: fields['mfe.caught'],
      type: fields['exception.type'],
      frames: fields['exception.stacktrace'],
      screen: fields['app.screen.name'],
    };
  }
  if (what.name === 'mfe.policy') {
    const { 'mfe.directive': rule, 'mfe.blocked': whose, 'app.screen.name': screen } = what.fields;
    return { ...host, kind: 'policy', type: `${rule} ${whose}`, screen };
  }
  if (what.name === 'mfe.unread') {
    const { 'mfe.call': call, 'mfe.places': places } = what.fields;
    return { ...host, kind: 'unread', type: call, frames: places, screen: '' };
  }
  return undefined;
}

const HOUR_MS = 3_600_000;

type Row = Fault & { mark: string; told: number; first: number; last: number };

const columns = [
  'channel',
  'app',
  'version',
  'kind',
  'type',
  'mark',
  'screen',
  'frames',
] as const satisfies readonly (keyof Row)[];

/** Faults received since the last batch. Accepts `most` different faults per hour and drops the rest. */
export class Faults implements Batched {
  #rows = new Map<string, Row>();
  readonly #known = new Set<string>();
  #hour = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(fault: Fault, now: number): boolean {
    const { channel, app, version, kind, type, frames } = fault;
    const mark = createHash('sha256').update(frames).digest('hex').slice(0, 16);
    const name = [channel, app, version, kind, type, mark].join('\0');
    const hour = Math.floor(now / HOUR_MS);
    if (this.#hour !== hour) this.#known.clear();
    this.#hour = hour;
    if (!this.#known.has(name) && this.#known.size >= this.#most) return false;
    this.#known.add(name);
    const { told = 0, first = now } = this.#rows.get(name) ?? {};
    this.#rows.set(name, { ...fault, mark, first, told: told + 1, last: now });
    return true;
  }

  batch(): Batch {
    const taken = this.#rows;
    this.#rows = new Map();
    return {
      isEmpty: taken.size === 0,
      write: (queries) => writeRows(queries, [...taken.values()]),
      back: () => {
        const newer = this.#rows;
        this.#rows = taken;
        for (const [name, row] of newer) {
          const { told = 0, first = row.first } = taken.get(name) ?? {};
          taken.set(name, { ...row, first, told: told + row.told });
        }
      },
    };
  }
}

async function writeRows(queries: Queries, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const texts = columns.map((column) => rows.map((row) => row[column]));
  const times = (['first', 'last'] as const).map((at) =>
    rows.map((row) => new Date(row[at]).toISOString()),
  );
  await queries.query(
    `insert into fault (${columns.join(', ')}, told, first, last)
     select * from unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(', ')},
       $9::text[]::bigint[], $10::text[]::timestamptz[], $11::text[]::timestamptz[])
     on conflict (channel, app, version, kind, type, mark) do update
     set told = fault.told + excluded.told, last = excluded.last, screen = excluded.screen`,
    [...texts, rows.map(({ told }) => String(told)), ...times],
  );
}
