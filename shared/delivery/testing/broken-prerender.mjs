import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { AppJsonPlugin } from '../build/app-json-plugin.mjs';

/** `node broken-prerender.mjs 'export const View = …'`: builds a remote with this prerendered page; prints the errors. */
const [, , source = ''] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'care-prerender-'));
try {
  mkdirSync(join(folder, 'src/first-view'), { recursive: true });
  writeFileSync(join(folder, 'src/index.js'), '');
  writeFileSync(join(folder, 'src/first-view/Page.tsx'), source);
  // Link node_modules, so that the page finds React.
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'));
  const facts = { shared: {} };
  const app = { app: 'remote-test', version: '1.0.0', container: 'test', facts };
  const options = { mode: 'production', context: folder, plugins: [new AppJsonPlugin(app)] };
  console.log(await printed({ ...options, output: { path: join(folder, 'dist') } }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the lines that webpack-cli prints for a build. */
function printed(options) {
  return new Promise((done, failed) =>
    webpack(options, (error, stats) =>
      error ? failed(error) : done(stats.toString('errors-warnings')),
    ),
  );
}
