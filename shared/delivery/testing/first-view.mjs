import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { AppJsonPlugin } from '../build/app-json-plugin.mjs';
import { firstViewOf } from '../build/remote-first-view.mjs';

/**
 * `node first-view.mjs 'export const View = …' Page`: prints the prerender script that the build makes of this file, or
 * the error. With `whole` at the end it builds a remote with this page, and prints the errors.
 */
const [, , source = '', page = 'Page', extent] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'care-first-view-'));
try {
  const views = join(folder, 'src/first-view');
  mkdirSync(views, { recursive: true });
  writeFileSync(join(folder, 'src/index.js'), '');
  const file = join(views, `${page}.tsx`);
  writeFileSync(file, source);
  // Link node_modules, so that the file finds React.
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'));
  console.log(extent === 'whole' ? await printed() : JSON.stringify(await made(file)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function made(file) {
  return firstViewOf('remote-test', { page, file }).catch(({ message }) => ({ error: message }));
}

/** Returns the lines that webpack-cli prints for a build. */
function printed() {
  const app = { app: 'remote-test', version: '1.0.0', container: 'test', facts: { shared: {} } };
  const output = { path: join(folder, 'dist') };
  const plugins = [new AppJsonPlugin(app)];
  return new Promise((done, failed) =>
    webpack({ mode: 'production', context: folder, output, plugins }, (error, stats) =>
      error ? failed(error) : done(stats.toString('errors-warnings')),
    ),
  );
}
