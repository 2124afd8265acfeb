import type { Database, Queries } from '@shared/database/database';
import { dayInKorea, type PlainDate } from '@shared/domain/calendar';

/**
 * Time of the sandbox: the real time with an offset, or a frozen time. Every part uses it, including the Date header.
 * Source: SBX-008.
 */
export type Clock = {
  now(): Date;
  /** The current day in Korea. Source: A-69. */
  today(): PlainDate;
  isFrozen(): boolean;
  /** Continues from `instant`. Sessions stay valid, because only the clock moves. */
  set(instant: Date): Promise<void>;
  /** Lets time pass, so sessions and tokens grow older. */
  advance(by: { days?: number; hours?: number; minutes?: number }): Promise<void>;
  /** Stops the clock at `instant` or at the current time. Sessions stay valid, as with `set`. */
  freeze(instant?: Date): Promise<void>;
  /** Returns to the real time. Sessions stay valid, as with `set`. */
  release(): Promise<void>;
};

type Setting = { offset_ms: number; frozen_at: string | null };

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Columns that move together with the clock when it is set. */
const lifetimes = [
  ['account_session', 'expires_at'],
  ['account_ticket', 'expires_at'],
  ['pre_auth', 'expires_at'],
  ['access_token', 'issued_at'],
  ['access_token', 'expires_at'],
  ['access_token', 'replaced_at'],
  ['identity_check', 'expires_at'],
] as const;

/** Opens the clock with its stored setting, which survives a restart. `realNow` returns the real time. */
export async function openClock(database: Database, realNow: () => Date): Promise<Clock> {
  let setting = await readSetting(database);

  const now = () =>
    setting.frozen_at === null
      ? new Date(realNow().getTime() + setting.offset_ms)
      : new Date(setting.frozen_at);
  const store = async (next: Setting, queries: Queries = database) => {
    await queries.query(
      `insert into sandbox_clock (id, offset_ms, frozen_at) values (1, $1, $2)
       on conflict (id) do update set offset_ms = excluded.offset_ms, frozen_at = excluded.frozen_at`,
      [next.offset_ms, next.frozen_at],
    );
    setting = next;
  };
  const jump = async (next: Setting, to: Date) => {
    const seconds = (to.getTime() - now().getTime()) / SECOND_MS;
    await database.transaction(async (tx) => {
      for (const [table, column] of lifetimes) {
        await tx.query(`update ${table} set ${column} = ${column} + make_interval(secs => $1)`, [
          seconds,
        ]);
      }
      await store(next, tx);
    });
  };
  const moveTo = (instant: Date) =>
    store(
      setting.frozen_at === null
        ? { offset_ms: instant.getTime() - realNow().getTime(), frozen_at: null }
        : { offset_ms: 0, frozen_at: instant.toISOString() },
    );

  return {
    now,
    today: () => dayInKorea(now()),
    isFrozen: () => setting.frozen_at !== null,
    set: (instant) =>
      jump({ offset_ms: instant.getTime() - realNow().getTime(), frozen_at: null }, instant),
    advance: ({ days = 0, hours = 0, minutes = 0 }) =>
      moveTo(new Date(now().getTime() + days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS)),
    freeze: (instant = now()) => jump({ offset_ms: 0, frozen_at: instant.toISOString() }, instant),
    release: () => jump({ offset_ms: 0, frozen_at: null }, realNow()),
  };
}

async function readSetting(database: Database): Promise<Setting> {
  const [row] = await database.query<{ offset_ms: string; frozen_at: string | null }>(
    `select offset_ms::text as offset_ms,
       to_char(frozen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as frozen_at
     from sandbox_clock`,
  );
  return { offset_ms: Number(row?.offset_ms ?? 0), frozen_at: row?.frozen_at ?? null };
}
