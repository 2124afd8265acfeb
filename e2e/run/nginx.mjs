import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const BROTLI = ['static', 'filter'].map(
  (part) => `/usr/lib/nginx/modules/ngx_http_brotli_${part}_module.so`,
);

/**
 * Returns an nginx with brotli modules for the tests of the static origin: Debian's, installed if possible. Otherwise
 * prints that there is none and returns undefined; then only the sandbox's own server is tested.
 */
export function findNginx() {
  const found = find() ?? installOnDebian();
  if (!found)
    console.log('NOT RUN on a real nginx: it is not installed with its modules for brotli');
  return found;
}

const find = () =>
  BROTLI.every((module) => existsSync(module))
    ? places.find((place) => existsSync(place))
    : undefined;

function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing nginx for the tests of the static origin …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env });
  apt('update');
  const modules = ['libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter'];
  apt('install', '-y', '--no-install-recommends', 'nginx', ...modules);
  return find();
}
