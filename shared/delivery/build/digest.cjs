// CommonJS, because the build (plain Node), the tools and the tests all read it.
const { createHash } = require('node:crypto');

const digested = (algorithm, bytes) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** 256 bits: the page of every visit names the digest of every file, and nothing packs them. */
exports.integrityOf = (bytes) => digested('sha256', bytes);

/** Whether these are the bytes a digest was taken of; an older version may name another algorithm. */
exports.isWhole = (bytes, integrity) => {
  const [algorithm = ''] = integrity.split('-');
  return /^sha(256|384|512)$/.test(algorithm) && digested(algorithm, bytes) === integrity;
};
