// CommonJS, because the build (plain Node), the tools and the tests use it.

exports.folderOf = (app) => (app === 'host' ? 'host' : `remote-${app}`);

exports.mapNameOf = (integrity) =>
  `${integrity.replaceAll('+', '.').replaceAll('/', '_').replaceAll('=', '')}.map`;
