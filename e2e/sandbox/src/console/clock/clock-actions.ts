import * as v from 'valibot';
import { Refused } from '../../backend/refusal';
import type { Clock } from '../../clock';
import { type Actions, action, maybe, ticked, whole } from '../action';

const number = v.optional(whole, '0');

/** Moves the time of the sandbox. A time without a zone is Korean time. Source: SBX-008, A-69. */
export const clockActions: Actions = {
  clock: action(
    { set: maybe, days: number, hours: number, minutes: number, reset: ticked, freeze: ticked },
    async ({ set, reset, freeze, ...by }, { clock }) => {
      const instant = instantIn(set);
      if (reset) await clock.release();
      if (freeze) await clock.freeze(instant);
      else if (instant !== undefined) await clock.set(instant);
      if (Object.values(by).some((amount) => amount !== 0)) await clock.advance(by);
      return { said: `지금은 ${koreanTime(clock.now())}입니다.`, data: timeOf(clock) };
    },
  ),
};

export const timeOf = (clock: Clock) => ({
  now: clock.now().toISOString(),
  today: clock.today(),
  korea: koreanTime(clock.now()),
  frozen: clock.isFrozen(),
});

/** Formats an instant in Korean time: 2026-11-21 12:30:00. */
export const koreanTime = (instant: Date): string =>
  instant.toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' });

/** Parses a time. A day without a time means noon, so that it is the same day in other time zones. */
function instantIn(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const [, day, time, seconds = ':00'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?)?$/.exec(text) ?? [];
  const instant = new Date(day === undefined ? text : `${day}T${time ?? '12:00'}${seconds}+09:00`);
  if (Number.isNaN(instant.getTime())) throw new Refused(400, '시각을 읽을 수 없습니다.');
  return instant;
}
