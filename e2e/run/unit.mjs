import { join } from 'node:path';
import { findNginx } from './nginx.mjs';
import { startPostgres } from './postgres.mjs';
import { results } from './reports.mjs';
import { bin, run } from './toolchain.mjs';

export const unitReport = join(results, 'unit.json');

/** Runs jest beside the PostgreSQL and nginx of this machine; the arguments are jest's. Answers its exit code. */
export async function runUnit(args) {
  const postgres = await startPostgres();
  const nginx = findNginx();
  const env = {
    ...process.env,
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    ...(nginx && { TEST_NGINX: nginx }),
  };
  const code = await run(bin('jest'), args, { env });
  await postgres?.stop();
  return code;
}
