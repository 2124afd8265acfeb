import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { consumed } from '../build/app-config.mjs';
import { sharedWith } from '../build/singletons.mjs';

/**
 * `node two-majors.mjs '{"react": "^18.3.0 || ^19.0.0"}'`: builds a remote that accepts these versions.
 * Runs it with two real majors of React, as a host provides them, and prints the output or the error for each.
 */
const accepts = JSON.parse(process.argv[2] ?? '{}');
const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'care-two-majors-'));
try {
  const drawn = {};
  for (const suffix of ['-18', '']) {
    const host = await hostWith(suffix);
    const remote = await remoteBeside(suffix);
    drawn[host.react.version] = await drawnBy(host, remote).catch(({ message }) => message);
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

/** Builds a remote in the usual way. Each host gets its own container, as each page does. */
function remoteBeside(suffix) {
  const screen = source(
    'Screen.js',
    `import { version, useState } from 'react';
     import { jsx } from 'react/jsx-runtime';
     export const Screen = () => jsx('p', { children: 'drawn by ' + useState(version)[0] });`,
  );
  const container = new webpack.container.ModuleFederationPlugin({
    name: 'remote',
    filename: `remote${suffix}.cjs`,
    library: { type: 'commonjs2' },
    exposes: { './screens': screen },
    shared: consumed(sharedWith(accepts)),
  });
  return built({
    entry: {},
    output: { filename: `remote${suffix}.cjs`, chunkFilename: `[name]${suffix}.cjs` },
    plugins: [container],
  });
}

async function drawnBy({ react, jsx, draw }, remote) {
  const given = (module) => ({
    [react.version]: { get: async () => () => module, from: 'host', loaded: 1 },
  });
  await remote.init({ react: given(react), 'react/jsx-runtime': given(jsx) });
  const { Screen } = (await remote.get('./screens'))();
  return draw(react.createElement(Screen));
}

function source(name, text) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Builds for Node and returns the exports of the file. */
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
      compiler.close(() => done(require(join(folder, output.filename))));
    }),
  );
}
