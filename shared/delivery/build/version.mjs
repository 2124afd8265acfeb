import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { charactersOf } from '../../platform/ui/font/characters.mjs';
import { folderOf } from './singletons.mjs';

// Of delivery only what builds is part of a build. The QA tools are a separate bundle, and only servers use the database.
const SKIPPED =
  /^(docs|database|platform\/qa)\/|^delivery\/(?!(base|build)(\/|$))|(^|\/)(node_modules|dist|testing)(\/|$)|\.(test|type-check)\.tsx?$|README\.md$/;
const HOUSE = ['pnpm-lock.yaml', 'tsconfig.json', '.browserslistrc'];

/**
 * Returns the version of a build: the version of its package.json and a digest of all its inputs (its folder, the
 * shared packages, the lock file). The same input has the same version on every machine, so the content of an address
 * never changes and each version is built only once. The host contains the font with the characters of all texts, so a
 * new character in a remote also changes the version of the host.
 */
export function versionOf(root, app) {
  const folder = folderOf(app);
  const { version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const digest = createHash('sha256');
  for (const file of [...filesIn(join(root, folder)), ...filesIn(join(root, 'shared'))])
    digest.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  for (const file of HOUSE) digest.update(readFileSync(join(root, file)));
  if (app === 'host') digest.update(charactersOf(root).join(''));
  // The letter makes a digest of digits alone a valid part of a version: 03787520 is none.
  return `${version}-b${digest.digest('hex').slice(0, 8)}`;
}

/** Returns a digest of the build tools. Another configuration builds other files, so older cached files are invalid. */
export function toolsOf(root) {
  const digest = createHash('sha256');
  for (const file of filesIn(import.meta.dirname)) digest.update(readFileSync(file));
  for (const file of HOUSE) digest.update(readFileSync(join(root, file)));
  return digest.digest('hex');
}

/** Returns the files in order. Walks on its own, because Node 24 follows the links of node_modules to all packages. */
const filesIn = (folder) => walk(folder, '').sort();

const walk = (folder, place) =>
  readdirSync(join(folder, place), { withFileTypes: true }).flatMap((entry) => {
    const path = join(place, entry.name);
    if (SKIPPED.test(path)) return [];
    if (entry.isDirectory()) return walk(folder, path);
    return entry.isFile() ? [join(folder, path)] : [];
  });
