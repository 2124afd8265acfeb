import { dayInKorea, type PlainDate } from '@shared/domain/calendar';

/** Clock with server time, or device time before the first answer. */
export type Clock = {
  /** Follows the server also after the clock of the device was changed, because payments are timed with it. */
  now: () => Date;
  /** Takes the time of an answer. */
  heard: (serverTime: Date) => void;
  /** Depends on the first answer, so that the day never changes under a page. Follows a corrected device clock. */
  today: () => PlainDate;
};

/** An answer may be a minute old. A greater difference means that a clock was changed. */
const CHANGED_MS = 3 * 60_000;

export function createClock(device: () => number = Date.now): Clock {
  let first = 0;
  let latest = 0;
  /** Time of the device minus the time that no change of a clock affects. Also grows while the device sleeps. */
  let start: number | undefined;
  return {
    now: () => new Date(device() + latest),
    heard: (serverTime) => {
      const ahead = serverTime.getTime() - device();
      const before = start;
      start = device() - performance.now();
      if (before !== undefined && Math.abs(ahead - latest) <= CHANGED_MS) return;
      if (before === undefined || Math.abs(start - before) > CHANGED_MS) first += ahead - latest;
      latest = ahead;
    },
    today: () => dayInKorea(new Date(device() + first)),
  };
}
