// In tests every CSS module class is its own name.
module.exports = new Proxy(
  { __esModule: true },
  { get: (_, key) => (key === 'default' ? module.exports : String(key)) },
);
