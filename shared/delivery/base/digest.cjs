// CommonJS, because the build (plain Node), the tools and the tests use it.
const { createHash } = require('node:crypto');

const digested = (algorithm, bytes) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Returns the SHA-256 digest. It is the shortest, because each page has one per file and digests do not compress. */
exports.integrityOf = (bytes) => digested('sha256', bytes);

exports.isWhole = (bytes, integrity) => {
  const [algorithm = ''] = integrity.split('-');
  return /^sha(256|384|512)$/.test(algorithm) && digested(algorithm, bytes) === integrity;
};
