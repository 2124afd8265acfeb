import { existsSync } from 'node:fs';
import { installOnDebian } from './toolchain.mjs';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const BROTLI = ['static', 'filter'].map(
  (part) => `/usr/lib/nginx/modules/ngx_http_brotli_${part}_module.so`,
);

/**
 * Returns an nginx with brotli modules for the tests of the static origin: Debian's, installed if possible. Otherwise
 * prints that there is none and returns undefined; then only the sandbox's own server is tested.
 */
export function findNginx() {
  const found = find() ?? install();
  if (!found)
    console.log('NOT RUN on a real nginx: it is not installed with its modules for brotli');
  return found;
}

const find = () =>
  BROTLI.every((module) => existsSync(module))
    ? places.find((place) => existsSync(place))
    : undefined;

function install() {
  const modules = ['libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter'];
  const packages = ['--no-install-recommends', 'nginx', ...modules];
  installOnDebian('Installing nginx for the tests of the static origin …', packages);
  return find();
}
