import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf, slices, unicodeRange } from './characters.mjs';

const { resolve } = createRequire(import.meta.url);
const whole = readFileSync(resolve('pretendard/dist/public/variable/PretendardVariable.ttf'));
/** Copyright and licence of the font, which every copy must have with it. */
export const licence = readFileSync(resolve('pretendard/dist/LICENSE.txt'), 'utf8');
const weights = { min: 400, max: 700 };

/**
 * The stylesheets of our font. `faces` has one file with the characters of our own texts. `slices` has small files with
 * all characters of Korean, of which browsers load those that a page needs for other texts (names, places).
 */
const sheets = {
  faces: {
    family: 'Pretendard Variable',
    files: (root) => [charactersOf(root)],
    // Kerning, and digits of equal width.
    options: { keepFeatures: ['kern', 'tnum'] },
  },
  slices: {
    family: 'Pretendard slices',
    files: slices,
    // Korean syllables have no layout rules, and these tables would be half of a small file.
    options: { keepFeatures: [], dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT'] },
  },
};

/**
 * Subsets Pretendard for a stylesheet, `faces` or `slices`. The result is cached in `.cache/font` under a key of the
 * input. Returns the folder of the stylesheet and its files.
 */
export async function cutFont(root, sheet) {
  const { family, files, options } = sheets[sheet];
  const characters = files(root);
  const folder = join(root, '.cache/font', nameOf(sheet, characters));
  if (existsSync(folder)) return folder;
  // Writes to a temporary folder first, because two builds may run at the same time.
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  // The files are cut from a font of their characters, because each cut reads its whole source.
  const source = await subset(whole, characters.flat(), {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: weights },
  });
  const faces = [];
  for (const [place, some] of characters.entries()) {
    const file = `${sheet}-${place}.woff2`;
    writeFileSync(join(making, file), await subset(source, some, options));
    faces.push(face(family, file, some));
  }
  writeFileSync(
    join(making, `${sheet}.css`),
    `/*! Pretendard, SIL Open Font License 1.1: font/LICENSE.txt */\n${faces.join('\n')}`,
  );
  if (existsSync(folder)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
  return folder;
}

const subset = (bytes, characters, options) =>
  subsetFont(bytes, characters.join(''), { targetFormat: 'woff2', noHinting: true, ...options });

/** Returns a key that changes with the characters and with the versions of the tools. */
function nameOf(sheet, characters) {
  const digest = createHash('sha256').update(`${JSON.stringify(characters)}\n${versions()}`);
  digest.update(readFileSync(import.meta.filename));
  return `${sheet}-${digest.digest('hex').slice(0, 16)}`;
}

const versions = () =>
  ['pretendard', 'subset-font']
    .map((name) => new URL(`../node_modules/${name}/package.json`, import.meta.url))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')).version)
    .join(' ');

const face = (family, file, characters) => `@font-face {
  font-display: swap;
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  src: url("./${file}") format("woff2");
  unicode-range:
    ${unicodeRange(characters)};
}
`;
