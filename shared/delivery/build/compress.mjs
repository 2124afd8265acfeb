import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Files to compress. Only delivery tools read `app.json`, `modules.json` and the parts of a page. */
const PACKED = /^(?!.*[/\\\\]((app|modules)\.json|page[/\\\\].*)$).*\.(js|css|json|svg)$/;

/**
 * Compresses each file of a build once at the highest level (Brotli's default), because a server only selects one of the
 * results. Adds the sizes to `app.json`.
 */
export function compress(folder) {
  for (const file of filesIn(folder).filter((name) => PACKED.test(name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
  weigh(folder);
}

/** Adds the compressed size of each file to `app.json`, because budgets limit it. */
function weigh(folder) {
  const path = join(folder, 'app.json');
  const app = JSON.parse(readFileSync(path, 'utf8'));
  for (const [name, file] of Object.entries(app.files)) {
    file.packed = PACKED.test(name) ? statSync(join(folder, `${name}.br`)).size : file.bytes;
  }
  writeFileSync(path, `${JSON.stringify(app, null, 1)}\n`);
}

export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
