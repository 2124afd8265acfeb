import type { AppName } from '@shared/routes/apps';

/** Visits of a version, and in how many of them what is asked about happened. Each visit is counted once. */
export type Counts = { visits: number; failed: number };

/** What was counted in one minute, of everybody's version and of the canary's. */
export type Minute = { live: Counts; canary: Counts };

const nothing: Counts = { visits: 0, failed: 0 };

export const sumOf = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (sum, { visits, failed }) => ({ visits: sum.visits + visits, failed: sum.failed + failed }),
    nothing,
  );

/** Whose visits: of two versions of an app in a channel; times in milliseconds since 1970. */
export type Compared = {
  channel: string;
  app: AppName;
  live: string;
  canary: string;
  since: number;
  until: number;
};
