import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstViewOf } from '../build/remote-first-view.mjs';

/**
 * `node first-view.mjs 'export const View = …' Page`: prints the prerender script that the build makes of this file, or
 * the error.
 */
const [, , source = '', page = 'Page'] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'care-first-view-'));
try {
  const file = join(folder, `${page}.tsx`);
  writeFileSync(file, source);
  // Link node_modules, so that the file finds React.
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'));
  const made = await firstViewOf('remote-test', { page, file }).catch((error) => ({
    error: error.message,
  }));
  console.log(JSON.stringify(made));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
