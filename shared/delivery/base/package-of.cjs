/**
 * Returns the package of a shared module. Example: `react` for `react/jsx-runtime`. CommonJS, because all tools use it.
 */
module.exports.packageOf = (key) => /^(@[^/]+\/)?[^/]+/.exec(key)?.[0] ?? key;
