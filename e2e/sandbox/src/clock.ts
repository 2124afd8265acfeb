import type { Database, Queries } from '@shared/database/database';
import { dayInKorea, type PlainDate } from '@shared/domain/calendar';

export type Clock = Awaited<ReturnType<typeof openClock>>;

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

/**
 * Opens the time of the sandbox: the real time (`realNow`) with an offset, or a frozen time. Every part uses it, including
 * the Date header. Its setting survives a restart. Source: SBX-008.
 */
export async function openClock(database: Database, realNow: () => Date) {
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
  /** Moves the clock and, with it, the ends of sessions and tokens, so that everybody stays signed in. */
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
    /** The current day in Korea. Source: A-69. */
    today: (): PlainDate => dayInKorea(now()),
    isFrozen: () => setting.frozen_at !== null,
    /** Continues from `instant`. */
    set: (instant: Date) =>
      jump({ offset_ms: instant.getTime() - realNow().getTime(), frozen_at: null }, instant),
    /** Lets time pass, so sessions and tokens grow older. */
    advance: ({ days = 0, hours = 0, minutes = 0 }) =>
      moveTo(new Date(now().getTime() + days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS)),
    /** Stops the clock at `instant` or at the current time. */
    freeze: (instant: Date = now()) =>
      jump({ offset_ms: 0, frozen_at: instant.toISOString() }, instant),
    /** Returns to the real time. */
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
