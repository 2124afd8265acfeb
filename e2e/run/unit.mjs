import { join } from 'node:path';
import { findNginx } from './nginx.mjs';
import { startPostgres } from './postgres.mjs';
import { results } from './reports.mjs';
import { root, run } from './toolchain.mjs';

export const unitReport = join(results, 'unit.json');

/** Jest with room for young objects in every worker: they are swept less often, a fourteenth less work. */
const jest = ['--max-semi-space-size=128', join(root, 'node_modules/jest/bin/jest.js')];

/** Runs jest beside the PostgreSQL and nginx of this machine; the arguments are jest's. Answers its exit code. */
export async function runUnit(args) {
  const postgres = await startPostgres();
  const nginx = findNginx();
  const env = {
    ...process.env,
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    ...(nginx && { TEST_NGINX: nginx }),
  };
  const code = await run(process.execPath, [...jest, ...args], { env });
  await postgres?.stop();
  return code;
}
