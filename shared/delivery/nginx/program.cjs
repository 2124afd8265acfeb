// CommonJS, because plain Node, the tools and the tests use it.
const { existsSync } = require('node:fs');

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The brotli modules of Debian's nginx. Our configuration needs both. */
exports.BROTLI = ['static', 'filter'].map(
  (part) => `/usr/lib/nginx/modules/ngx_http_brotli_${part}_module.so`,
);

/** Packages of Debian with the program and its modules. */
exports.PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter'];

/** Returns an nginx with its brotli modules, or undefined. */
exports.nginxHere = () =>
  exports.BROTLI.every((module) => existsSync(module))
    ? places.find((place) => existsSync(place))
    : undefined;
