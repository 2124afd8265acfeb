import { dayInKorea, type PlainDate } from '@shared/domain/calendar';

/** Clock with server time, or device time before the first answer. */
export type Clock = {
  /** Follows the server also after the clock of the device was changed, because payments are timed with it. */
  now: () => Date;
  /** Takes the time of an answer. */
  heard: (serverTime: Date) => void;
  /** Depends on the first answer only, so that the day never changes under a page. */
  today: () => PlainDate;
};

/** An answer may be a minute old. A greater difference means that a clock was changed. */
const CHANGED_MS = 3 * 60_000;

export function createClock(device: () => number = Date.now): Clock {
  let first: number | undefined;
  let latest = 0;
  return {
    now: () => new Date(device() + latest),
    heard: (serverTime) => {
      const ahead = serverTime.getTime() - device();
      if (first === undefined || Math.abs(ahead - latest) > CHANGED_MS) latest = ahead;
      first ??= ahead;
    },
    today: () => dayInKorea(new Date(device() + (first ?? 0))),
  };
}
