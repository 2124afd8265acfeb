import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { appConfig } from './app-config.mjs';

/**
 * Builds one app for production and puts it into the store under its version. Run as
 * `node build-app.mjs <app> <version> <store>`; prints nothing unless it fails, and then says what failed and exits
 * with 1.
 */
const [, , app, version, store] = process.argv;
const config = appConfig(app, { version });
// A folder of its own: two builds of the same version at once must not write into each other.
config.output.path += `.${process.pid}`;

webpack(config, (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors() || stats.hasWarnings()) {
    process.stderr.write(`${stats.toString({ preset: 'errors-warnings', colors: false })}\n`);
    if (stats.hasErrors()) process.exit(1);
  }
  compress(config.output.path);
  publish(config.output.path, join(store, app, version));
});

/** Compressed once, as small as it gets; whoever serves the files only picks one. */
function compress(folder) {
  for (const file of filesIn(folder).filter((name) => /\.(js|css|json|svg|html)$/.test(name))) {
    const bytes = readFileSync(file);
    const quality = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Source maps stay out of the store. The folder appears whole or not at all, and is never written again. */
function publish(from, to) {
  for (const file of filesIn(from).filter((name) => name.endsWith('.map'))) rmSync(file);
  mkdirSync(dirname(to), { recursive: true });
  if (existsSync(to)) rmSync(from, { recursive: true });
  else renameSync(from, to);
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
