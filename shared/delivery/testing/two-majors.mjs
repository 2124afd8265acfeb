import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInstance } from '@module-federation/enhanced/runtime';
import giveRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import webpack from 'webpack';
import { remoteContainer } from '../build/federation.mjs';
import { sharedWith } from '../build/singletons.mjs';

/**
 * `node two-majors.mjs '[{"react": "^18.3.0 || ^19.0.0"}]'`: builds a remote for each entry, which accepts these versions.
 * Runs it with two real majors of React, as a host provides them, and prints the output or the error for each.
 */
const remotes = JSON.parse(process.argv[2] ?? '[]');
const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'care-two-majors-'));
try {
  const drawn = remotes.map(() => ({}));
  for (const suffix of ['-18', '']) {
    const host = require(await hostWith(suffix));
    for (const [place, accepts] of remotes.entries())
      drawn[place][host.react.version] = await remoteBeside(`${suffix}-${place}`, accepts)
        .then((remote) => drawnBy(host, remote))
        .catch(({ message }) => message);
  }
  console.log(JSON.stringify(drawn));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Builds React together with its renderer, because a renderer works only with its own major. */
async function hostWith(suffix) {
  const file = source(
    `host${suffix}.js`,
    `module.exports = {
       react: require('react'),
       jsx: require('react/jsx-runtime'),
       draw: require('react-dom/server').renderToStaticMarkup,
     };`,
  );
  const place = (name) => dirname(require.resolve(`${name}${suffix}/package.json`));
  return built({
    entry: { main: file },
    output: { filename: `host${suffix}.cjs`, library: { type: 'commonjs2' } },
    resolve: { alias: { react: place('react'), 'react-dom': place('react-dom') } },
  });
}

/** Builds a remote in the usual way and returns its file. Each host gets its own container, as each page does. */
async function remoteBeside(suffix, accepts) {
  const screen = source(
    'Screen.js',
    `import { version, useState } from 'react';
     import { jsx } from 'react/jsx-runtime';
     export const Screen = () => jsx('p', { children: 'drawn by ' + useState(version)[0] });`,
  );
  const name = `remote${suffix}`;
  const filename = `${name}.cjs`;
  const container = remoteContainer(name, { './screens': screen }, sharedWith(accepts), {
    filename,
    library: { type: 'commonjs2' },
    manifest: false,
    experiments: { externalRuntime: true },
  });
  const file = await built({
    entry: {},
    output: { filename, chunkFilename: `[name]${suffix}.cjs` },
    plugins: [container],
  });
  return { name, file };
}

/** Loads the remote with the runtime that the host uses, from a file instead of an address. */
async function drawnBy({ react, jsx, draw }, remote) {
  const given = (module) => ({ version: react.version, lib: () => module });
  const host = createInstance({
    name: 'host',
    remotes: [{ name: remote.name, entry: remote.name }],
    shared: { react: given(react), 'react/jsx-runtime': given(jsx) },
    shareStrategy: 'loaded-first',
    plugins: [
      giveRuntimeCore(),
      { name: 'from-a-file', loadEntry: async () => require(remote.file) },
    ],
  });
  const { Screen } = await host.loadRemote(`${remote.name}/screens`);
  return draw(react.createElement(Screen));
}

function source(name, text) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Builds for Node and returns the file. */
function built({ output, ...own }) {
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    target: 'node',
    context: folder,
    output: { path: folder, ...output },
    ...own,
  });
  return new Promise((done, failed) =>
    compiler.run((error, stats) => {
      if (error || stats.hasErrors())
        return failed(error ?? new Error(stats.toString('errors-only')));
      compiler.close(() => done(join(folder, output.filename)));
    }),
  );
}
