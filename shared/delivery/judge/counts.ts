import type { AppName } from '@shared/routes/apps';

/** Visits of a version, and how many of them failed in the sense of the question. Each visit counts once. */
export type Counts = { visits: number; failed: number };

export type Minute = { live: Counts; canary: Counts };

const nothing: Counts = { visits: 0, failed: 0 };

export const sumOf = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (sum, { visits, failed }) => ({ visits: sum.visits + visits, failed: sum.failed + failed }),
    nothing,
  );

export const totals = (minutes: readonly Minute[]): Minute => ({
  live: sumOf(minutes.map((one) => one.live)),
  canary: sumOf(minutes.map((one) => one.canary)),
});

/** Selects the visits of two versions of an app in a channel. Times in milliseconds since 1970. */
export type Compared = {
  channel: string;
  app: AppName;
  live: string;
  canary: string;
  since: number;
  until: number;
};
