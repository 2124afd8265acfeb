import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { integrityOf } from '../base/digest.cjs';
import { folderOf, mapNameOf } from '../base/names.cjs';
import { compress, filesIn } from './compress.mjs';
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

const NOT_KEPT = /\.map$|[/\\]mf-stats\.json/;

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
if (maps) keepMaps(output);
publish(output, join(store, app, version));
