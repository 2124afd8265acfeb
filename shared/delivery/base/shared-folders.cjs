const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

module.exports.sharedFolders = (root) => {
  const folders = ['shared', 'shared/product', 'shared/platform'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  return Object.fromEntries(
    folders
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => {
        const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
        return [name.replace('@shared/', ''), folder];
      }),
  );
};
