// CommonJS, because the build (plain Node), the tools and the tests use it.

/** Returns the folder of an app at the root of the repository. */
exports.folderOf = (app) => (app === 'host' ? 'host' : `remote-${app}`);

/** Returns the name of the source map of a file: its digest with only characters that a path allows. */
exports.mapNameOf = (integrity) =>
  `${integrity.replaceAll('+', '.').replaceAll('/', '_').replaceAll('=', '')}.map`;
