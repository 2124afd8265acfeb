import { join } from 'node:path';
import { findNginx } from './nginx.mjs';
import { startPostgres } from './postgres.mjs';
import { startRadosgw } from './radosgw.mjs';
import { results } from './reports.mjs';
import { root, run } from './toolchain.mjs';

export const unitReport = join(results, 'unit.json');

/** More memory for young objects in every worker, so that garbage collection takes 7 % less time. */
const jest = ['--max-semi-space-size=128', join(root, 'node_modules/jest/bin/jest.js')];

/** Runs jest with the PostgreSQL, nginx and Ceph of this machine; the arguments are jest's. Returns its exit code. */
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

/** Returns whether the run needs Ceph, which takes 15 s to start. */
function usesStores(args) {
  const files = args.filter((arg) => !arg.startsWith('-'));
  return files.length === 0 || files.some((file) => file.includes('delivery'));
}
