/**
 * Removes the optional peers of webpack and of its minimizer. They refer to each other in a circle, so pnpm installed
 * two copies of webpack, and other ones after each new package. A plugin of one copy has no effect in the other. We
 * use none of these peers: webpack-cli starts webpack, and our minimizers are set in
 * shared/delivery/build/app-config.mjs.
 */
function readPackage(described) {
  if (['webpack', 'minimizer-webpack-plugin'].includes(described.name))
    delete described.peerDependenciesMeta;
  return described;
}

module.exports = { hooks: { readPackage } };
