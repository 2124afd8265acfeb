import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { monolith, webpack } from './config.mjs';

/**
 * Builds the monolith, compressed like the files of the store: `build.mjs <folder>`. `files.json` lists the files of
 * its page. The folder appears when it is complete.
 */
const [, , folder] = process.argv;
const working = `${folder}.${process.pid}`;

webpack(monolith(working), (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) {
    process.stderr.write(`${stats.toString({ preset: 'errors-only', colors: false })}\n`);
    process.exit(1);
  }
  const entry = stats.compilation.entrypoints.get('main').getFiles();
  const ending = (end) => entry.filter((file) => file.endsWith(end));
  const files = { js: ending('.js'), css: ending('.css') };
  writeFileSync(join(working, 'files.json'), JSON.stringify(files));
  for (const name of readdirSync(working).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const bytes = brotliCompressSync(readFileSync(join(working, name)), { params });
    writeFileSync(join(working, `${name}.br`), bytes);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(working, folder);
});
