import { dayInKorea, type PlainDate } from '@shared/domain/calendar';

/** Clock with server time, or device time before the first answer. */
export type Clock = {
  now: () => Date;
  /** Sets the clock on the first answer only, so that the day never changes under a page. */
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
