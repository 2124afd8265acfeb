import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import webpack from 'webpack';
import { appConfig } from './app-config.mjs';

/**
 * Serves a production build of a remote, with digests, from the developer's machine. It builds again after every
 * change. A channel with QA tools loads it with `?mfedev=apply:3003`. A page requests `app.json` first, so it never
 * mixes the files of two builds. Returns a function that stops the server. `types` has the content type of each served
 * extension.
 */
export function serveApp({ app, port, types, said }) {
  const config = appConfig(app, { version: '0.0.0-local' });
  config.output.path = join(config.context, 'dist', `served-${port}`);
  const watching = webpack(config).watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error) said(String(error));
    else if (stats.hasErrors() || stats.hasWarnings())
      said(stats.toString({ preset: 'errors-warnings', colors: false }));
    else said(`built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
  });
  const server = createServer((request, response) => {
    const { headers, status, bytes } = answer({ folder: config.output.path, types }, request);
    response.writeHead(status, headers).end(bytes);
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, 'localhost', () =>
      done(() => {
        server.close();
        return new Promise((closed) => watching.close(closed));
      }),
    );
  });
}

const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  // Browsers send a preflight before a page of another network may reach the local machine.
  'Access-Control-Allow-Private-Network': 'true',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
};

function answer({ folder, types }, { method, url = '/' }) {
  const path = normalize(decodeURIComponent(url.split('?')[0]));
  const type = types[extname(path)];
  const file = join(folder, path);
  if (method === 'OPTIONS') return { status: 204, headers: anyOrigin };
  if (!type || !existsSync(file))
    return { status: 404, headers: { ...anyOrigin, 'Content-Type': 'text/plain' }, bytes: '' };
  const headers = { ...anyOrigin, 'Content-Type': type };
  return { status: 200, headers, bytes: readFileSync(file) };
}
