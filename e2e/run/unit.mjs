import { join } from 'node:path';
import { findNginx } from './nginx.mjs';
import { startPostgres } from './postgres.mjs';
import { startRadosgw } from './radosgw.mjs';
import { results } from './reports.mjs';
import { root, run } from './toolchain.mjs';

export const unitReport = join(results, 'unit.json');

/** Jest with room for young objects in every worker: they are swept less often, a fourteenth less work. */
const jest = ['--max-semi-space-size=128', join(root, 'node_modules/jest/bin/jest.js')];

/** Runs jest beside the PostgreSQL, nginx and Ceph of this machine; the arguments are jest's. Answers its exit code. */
export async function runUnit(args) {
  const postgres = await startPostgres();
  const nginx = findNginx();
  const s3 = usesStores(args) ? await startRadosgw() : undefined;
  const env = {
    ...process.env,
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    ...(nginx && { TEST_NGINX: nginx }),
    ...(s3 && { TEST_S3_URL: s3.url }),
  };
  const code = await run(process.execPath, [...jest, ...args], { env });
  await postgres?.stop();
  s3?.stop();
  return code;
}

/** It takes Ceph a quarter of a minute to be there: a run of other files does not wait for it. */
function usesStores(args) {
  const files = args.filter((arg) => !arg.startsWith('-'));
  return files.length === 0 || files.some((file) => file.includes('delivery'));
}
