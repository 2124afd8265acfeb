// CommonJS, because the build (plain Node), the tools and the tests all read it.

/** Folder of an app at the project's root. */
exports.folderOf = (app) => (app === 'host' ? 'host' : `remote-${app}`);

/** What the source map of a file is called, by the file's digest in the notation of `integrity`: letters that a path takes. */
exports.mapNameOf = (integrity) =>
  `${integrity.replaceAll('+', '.').replaceAll('/', '_').replaceAll('=', '')}.map`;
