import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { integrityOf } from '../base/digest.cjs';
import { folderOf, mapNameOf } from '../base/names.cjs';
import { missingParts } from './required-parts.mjs';

/**
 * Builds one app for production with webpack-cli and puts it into the store under its version. Run as
 * `node build-app.mjs <app> <version> <store> [maps]`. The lines of webpack-cli go to stderr. If the build fails, they
 * say what failed, and the exit code is 1.
 */
const [, , app, version, store, maps] = process.argv;
const folder = join(import.meta.dirname, '../../..', folderOf(app));
// A folder of its own, because two builds of the same version at once must not write into each other.
const output = join(folder, 'dist', `${version}.${process.pid}`);

/** Files to compress. Only delivery tools read `app.json`, `modules.json` and the parts of a page. */
const PACKED = /^(?!.*[/\\\\]((app|modules)\.json|page[/\\\\].*)$).*\.(js|css|json|svg)$/;

/** Compresses each file once at the highest level. A server only selects one of the results. */
function compress(folder) {
  for (const file of filesIn(folder).filter((name) => PACKED.test(name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, smallest(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

const NOT_KEPT = /\.map$|[/\\]mf-stats\.json/;

/** Brotli settings to try. The best one differs by file and saves about 100 bytes for the libraries. */
const WAYS = [
  { [constants.BROTLI_PARAM_LGBLOCK]: 17 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 20 },
  {
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
  },
];

const smallest = (bytes) =>
  WAYS.map((way) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        ...way,
      },
    }),
  ).reduce((best, one) => (one.length < best.length ? one : best));

/** Adds the compressed size of each file to `app.json`, because budgets limit it. */
function weigh(folder) {
  const path = join(folder, 'app.json');
  const app = JSON.parse(readFileSync(path, 'utf8'));
  for (const [name, file] of Object.entries(app.files)) {
    file.packed = PACKED.test(name) ? statSync(join(folder, `${name}.br`)).size : file.bytes;
  }
  writeFileSync(path, `${JSON.stringify(app, null, 1)}\n`);
}

/** Stores each source map under the digest of its script. A stack has the file name, and the release has its digest. */
function keepMaps(folder) {
  mkdirSync(maps, { recursive: true });
  for (const file of filesIn(folder).filter((name) => name.endsWith('.js.map'))) {
    const { sourcesContent, ...map } = JSON.parse(readFileSync(file, 'utf8'));
    const shipped = integrityOf(readFileSync(file.slice(0, -'.map'.length)));
    writeFileSync(join(maps, mapNameOf(shipped)), JSON.stringify(map));
  }
}

/**
 * Moves the build into the store without source maps and statistics. The folder appears completely or not at all, and
 * never changes.
 */
function publish(from, to) {
  for (const file of filesIn(from).filter((name) => NOT_KEPT.test(name))) rmSync(file);
  mkdirSync(dirname(to), { recursive: true });
  if (existsSync(to)) rmSync(from, { recursive: true });
  else renameSync(from, to);
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

const built = spawnSync(
  process.execPath,
  [
    createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js'),
    ...['build', '--config', join(folder, 'webpack.config.mjs')],
    ...['--env', `version=${version}`, '--output-path', output],
  ],
  {
    cwd: folder,
    // The lines of webpack-cli go to stderr, because the output of some callers is read by programs.
    stdio: ['ignore', 2, 2],
    // Otherwise webpack-cli starts another one if it finds it in NODE_PATH, which pnpm's commands set.
    env: { ...process.env, WEBPACK_CLI_SKIP_IMPORT_LOCAL: 'true' },
  },
);
if (built.error) throw built.error;
if (built.status !== 0) process.exit(1);
const missing = missingParts(app, folder, output);
if (missing.length > 0) {
  rmSync(output, { recursive: true });
  console.error(`The build of ${app} is not whole:\n${missing.join('\n')}`);
  process.exit(1);
}
compress(output);
weigh(output);
if (maps) keepMaps(output);
publish(output, join(store, app, version));
