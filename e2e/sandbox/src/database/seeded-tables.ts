import type { Tables } from '@shared/database/template';
import { createSandbox } from '../server';
import { sandboxTables } from './migrate';

/** The tables, with the seeded people if this process belongs to a run of tests: its programs share the rows. */
export function seededTables(now = () => new Date()): Tables {
  const run = process.env['TEST_RUN'];
  const fill: NonNullable<Tables['rows']>['fill'] = (database) => createSandbox({ database, now });
  return {
    ...sandboxTables(),
    ...(run && { rows: { of: `${run} ${now().toISOString().slice(0, 10)}`, fill } }),
  };
}
