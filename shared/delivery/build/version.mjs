import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { charactersOf } from '../../ui/font/characters.mjs';
import { folderOf } from './singletons.mjs';

// What delivers a build is not in it, nor the QA tools, which are a bundle of their own.
const SKIPPED =
  /^qa\/|(^|\/)(node_modules|dist|testing|delivery\/(cli|gate|nginx|store))(\/|$)|\.(test|type-check)\.tsx?$|README\.md$/;
const HOUSE = ['pnpm-lock.yaml', 'tsconfig.json', '.browserslistrc'];

/**
 * Version of an app's build: the version of its package.json and a digest of everything that goes into it
 * (its folder, the shared packages, the lock file). The same input has the same version on every machine,
 * so an address never changes its content and what is built is never built again. The host brings the font, which is cut
 * to the texts of all: a character that no text had makes a host of another version.
 */
export function versionOf(root, app, mode = 'production') {
  const folder = folderOf(app);
  const { version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const digest = createHash('sha256').update(mode);
  for (const file of [...filesIn(join(root, folder)), ...filesIn(join(root, 'shared'))])
    digest.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  for (const file of HOUSE) digest.update(readFileSync(join(root, file)));
  if (app === 'host') digest.update(charactersOf(root).join(''));
  return `${version}-${digest.digest('hex').slice(0, 8)}`;
}

/** Digest of what builds: another configuration makes other files, so nothing kept from the one before counts. */
export function toolsOf(root) {
  const digest = createHash('sha256');
  for (const file of filesIn(import.meta.dirname)) digest.update(readFileSync(file));
  for (const file of HOUSE) digest.update(readFileSync(join(root, file)));
  return digest.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !SKIPPED.test(relative(folder, file)))
    .sort();
}
