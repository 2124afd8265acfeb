import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * An nginx with the module that sends files packed before, for the tests of the static origin: Debian's, which is
 * installed when that can be done. Where there is none this says so plainly and answers undefined; what is said of an
 * origin is then shown for the sandbox's own server alone.
 */
export function findNginx() {
  const found = find() ?? installOnDebian();
  if (!found) console.log('NOT RUN on a real nginx: it is not installed with brotli_static');
  return found;
}

const find = () => (existsSync(BROTLI) ? places.find((place) => existsSync(place)) : undefined);

function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing nginx for the tests of the static origin …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'nginx', 'libnginx-mod-http-brotli-static');
  return find();
}
