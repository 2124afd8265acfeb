import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf, koreanStandard, unicodeRange } from './characters.mjs';

const whole = createRequire(import.meta.url).resolve(
  'pretendard/dist/public/variable/PretendardVariable.ttf',
);
/** Font weights that our stylesheets use. */
const weights = { min: 400, max: 700 };

/**
 * Subsets Pretendard into two files. One has the characters of our own texts, the other has the rest of KS X 1001
 * (names, places, text that a customer types). Browsers load the second file only when the page has one of its
 * characters. The result is cached in `.cache/font` under a key of the input. Returns the folder of both files and
 * their `faces.css`.
 */
export async function cutFont(root) {
  const own = charactersOf(root);
  const rest = koreanStandard().filter((character) => !own.includes(character));
  const folder = join(root, '.cache/font', nameOf(own, rest));
  if (existsSync(folder)) return folder;
  // Writes to a temporary folder first, because two builds may run at the same time.
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  const faces = [await cut(making, 'own', own), await cut(making, 'rest', rest)];
  writeFileSync(
    join(making, 'faces.css'),
    `/* Pretendard 1.3.9, SIL Open Font License 1.1: https://openfontlicense.org. */\n${faces.join('\n')}`,
  );
  if (existsSync(folder)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
  return folder;
}

/** Returns a key that changes with the characters and with the versions of the tools. */
function nameOf(own, rest) {
  const digest = createHash('sha256').update(`${own.join('')}\n${rest.join('')}\n${versions()}`);
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

async function cut(folder, name, characters) {
  const bytes = await subsetFont(readFileSync(whole), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: ['kern', 'tnum', 'calt', 'ccmp'],
    noHinting: true,
  });
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
