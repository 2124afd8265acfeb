import { nginxHere, PACKAGES } from '../../shared/delivery/nginx/program.cjs';
import { installOnDebian } from './toolchain.mjs';

/**
 * Returns an nginx with brotli modules for the tests of the static origin: Debian's, installed if possible. Otherwise
 * prints that there is none and returns undefined; then only the sandbox's own server is tested.
 */
export function findNginx() {
  const found = nginxHere() ?? install();
  if (!found)
    console.log('NOT RUN on a real nginx: it is not installed with its modules for brotli');
  return found;
}

function install() {
  const packages = ['--no-install-recommends', ...PACKAGES];
  installOnDebian('Installing nginx for the tests of the static origin …', packages);
  return nginxHere();
}
