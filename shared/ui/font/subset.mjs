import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf, koreanStandard, unicodeRange } from './characters.mjs';

/**
 * Cuts Pretendard down to what the product writes: one file with the characters of our own texts, one with the rest of
 * KS X 1001 (names, places, what a customer types), which browsers fetch only where one of those stands on the page.
 * Run as `npm run font` when e2e/house/font.test.ts says that a text has a new syllable.
 */
const root = join(import.meta.dirname, '../../..');
const out = join(import.meta.dirname, '../src/font');
const whole = createRequire(import.meta.url).resolve(
  'pretendard/dist/public/variable/PretendardVariable.ttf',
);
/** The weights our stylesheets use. */
const weights = { min: 400, max: 700 };

const own = charactersOf(root);
const rest = koreanStandard().filter((character) => !own.includes(character));

const faces = [];
for (const [name, characters] of [
  ['own', own],
  ['rest', rest],
]) {
  const bytes = await subsetFont(readFileSync(whole), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: ['kern', 'tnum', 'calt', 'ccmp'],
    noHinting: true,
  });
  writeFileSync(join(out, `pretendard-${name}.woff2`), bytes);
  process.stdout.write(`${name}: ${characters.length} characters, ${bytes.length} bytes\n`);
  faces.push(`@font-face {
  font-display: swap;
  font-family: "Pretendard Variable";
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  src: url("./pretendard-${name}.woff2") format("woff2");
  unicode-range:
    ${unicodeRange(characters)};
}
`);
}
writeFileSync(
  join(out, 'faces.css'),
  `/* Written by font/subset.mjs. Pretendard 1.3.9, SIL Open Font License 1.1: https://openfontlicense.org. */\n${faces.join('\n')}`,
);
