/** The package a shared module comes from: react/jsx-runtime is one of react's. In the one format that all readers know. */
module.exports.packageOf = (key) => /^(@[^/]+\/)?[^/]+/.exec(key)?.[0] ?? key;
