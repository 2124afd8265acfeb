import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3 } from '@shared/delivery/testing/s3-stand-in';
import { buildSync } from 'esbuild';

/**
 * Bundles a program before the tests of a file, and deletes it after them. Returns its file, a folder for it, and the
 * two kinds of stores that it can write to.
 */
export function programOfFile(name: string) {
  const scratch = mkdtempSync(join(tmpdir(), `care-${name}-`));
  beforeAll(() => bundled(name, scratch));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  const folder = { where: join(scratch, 'store'), close: async () => undefined };
  const places = [
    ['a folder', async () => folder],
    ['S3', bucket],
  ] as const;
  return { program: join(scratch, `${name}.mjs`), scratch, places };
}

/** Starts a bucket that the programs find by their environment. */
async function bucket() {
  const s3 = await startS3();
  process.env['AWS_ENDPOINT_URL_S3'] = s3.origin;
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  return { where: 's3://care/web', close: s3.close };
}

/** Bundles for plain Node, because many programs are started and killed. */
function bundled(name: string, folder: string): void {
  buildSync({
    entryPoints: [join(__dirname, `${name}.ts`)],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['typescript', 'playwright'],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  });
}
