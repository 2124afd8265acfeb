// In tests, the class name of a CSS module equals its key.
module.exports = new Proxy(
  { __esModule: true },
  { get: (_, key) => (key === 'default' ? module.exports : String(key)) },
);
