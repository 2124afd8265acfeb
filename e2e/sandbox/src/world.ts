import type { Database } from '@shared/database/database';
import type { Collector } from '@shared/delivery/collector/collector';
import type { Clock } from './clock';
import type { Faults } from './faults';
import type { Dialects } from './literal/dialect';
import type { RequestLog } from './log';

export type World = {
  database: Database;
  clock: Clock;
  faults: Faults;
  log: RequestLog;
  dialects: Dialects;
  /** Counts the telemetry of pages, in the same database. */
  collector: Collector;
  uploads: string;
};
