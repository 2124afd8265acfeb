import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf, slicesOf, unicodeRange } from './characters.mjs';

const whole = readFileSync(
  createRequire(import.meta.url).resolve('pretendard/dist/public/variable/PretendardVariable.ttf'),
);
/** Font weights that our stylesheets use. */
const weights = { min: 400, max: 700 };

/**
 * Subsets Pretendard into small files. The first has the characters of our own texts. Each other one has a few further
 * characters of Korean (names, places, text that a customer types), and browsers load it only when the page has one of
 * them. The result is cached in `.cache/font` under a key of the input. Returns the folder of the files and their
 * `faces.css`.
 */
export async function cutFont(root) {
  const [own, ...rest] = slicesOf(charactersOf(root));
  const folder = join(root, '.cache/font', nameOf([own, ...rest]));
  if (existsSync(folder)) return folder;
  // Writes to a temporary folder first, because two builds may run at the same time.
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  const faces = [cut(making, 'own', own, await subset(whole, own, KEPT))];
  // The slices are cut from a font of their characters, because each cut reads its whole source.
  const source = await subset(whole, rest.flat(), { ...KEPT, targetFormat: 'truetype' });
  for (const [place, characters] of rest.entries())
    faces.push(cut(making, place, characters, await subset(source, characters, PLAIN)));
  writeFileSync(join(making, 'faces.css'), `${COPYRIGHT}\n${faces.join('\n')}`);
  if (existsSync(folder)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
  return folder;
}

const COPYRIGHT =
  '/*! Copyright (c) 2021 Kil Hyung-jin, with Reserved Font Name Pretendard. SIL Open Font License 1.1: https://openfontlicense.org. */';

/** The font for our texts has kerning and digits of equal width. */
const KEPT = { keepFeatures: ['kern', 'tnum'], variationAxes: { wght: weights } };

/** Korean syllables have no layout rules, and these tables would be half of a small file. */
const PLAIN = { keepFeatures: [], dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT'] };

const subset = (bytes, characters, options) =>
  subsetFont(bytes, characters.join(''), { targetFormat: 'woff2', noHinting: true, ...options });

/** Returns a key that changes with the characters and with the versions of the tools. */
function nameOf(slices) {
  const digest = createHash('sha256').update(`${JSON.stringify(slices)}\n${versions()}`);
  return digest
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16);
}

const versions = () =>
  ['pretendard', 'subset-font']
    .map((name) => new URL(`../node_modules/${name}/package.json`, import.meta.url))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')).version)
    .join(' ');

/** Writes a file of the font and returns its face. */
function cut(folder, name, characters, bytes) {
  writeFileSync(join(folder, `pretendard-${name}.woff2`), bytes);
  return `@font-face {
  font-display: swap;
  font-family: "Pretendard Variable";
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  src: url("./pretendard-${name}.woff2") format("woff2");
  unicode-range:
    ${unicodeRange(characters)};
}
`;
}
