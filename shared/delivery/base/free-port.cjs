// CommonJS, because plain Node, the tools and the tests use it.
const { randomInt } = require('node:crypto');
const { createServer } = require('node:net');

const isFree = (port) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });

exports.freePort = async () => {
  const port = randomInt(20_000, 32_000);
  return (await isFree(port)) ? port : exports.freePort();
};
