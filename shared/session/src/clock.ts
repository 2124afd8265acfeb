import type { PlainDate } from '@shared/domain/calendar';
import { dayInKorea } from '@shared/domain/korean-clock';

/** Time as the server has it; until it answered, the device's. */
export type Clock = {
  now: () => Date;
  /** Only the first answer sets the clock, so that a day never jumps under a page. */
  heard: (serverTime: Date) => void;
  today: () => PlainDate;
};

export function createClock(device: () => number = Date.now): Clock {
  let ahead: number | undefined;
  const now = () => new Date(device() + (ahead ?? 0));
  return {
    now,
    heard: (serverTime) => {
      ahead ??= serverTime.getTime() - device();
    },
    today: () => dayInKorea(now()),
  };
}
