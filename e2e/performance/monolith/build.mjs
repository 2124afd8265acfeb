import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { monolith } from './config.mjs';
import { webpack } from './webpack.mjs';

/**
 * Builds one monolith, compressed like the files of the store: `build.mjs <kind> <folder>`. The folder appears when it
 * is complete.
 */
const [, , kind, folder] = process.argv;
const working = `${folder}.${process.pid}`;

webpack(monolith(kind, working), (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) {
    process.stderr.write(`${stats.toString({ preset: 'errors-only', colors: false })}\n`);
    process.exit(1);
  }
  for (const name of readdirSync(working).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const bytes = readFileSync(join(working, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(join(working, `${name}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(join(working, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  renameSync(working, folder);
});
