import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Folders whose source contains texts of the product. */
const folders = (root) =>
  readdirSync(root).filter((name) => name === 'host' || name.startsWith('remote-'));

const isText = (name) => /\.(tsx?|html)$/.test(name) && !/\.test\.tsx?$/.test(name);

/** Returns every character that our own texts use, in order, and all of ASCII. */
export function charactersOf(root) {
  const places = [
    ...folders(root).map((name) => join(root, name, 'src')),
    ...['shared/product', 'shared/platform']
      .map((group) => join(root, group))
      .filter(existsSync)
      .flatMap((group) => readdirSync(group).map((name) => join(group, name, 'src'))),
  ].filter(existsSync);
  const texts = places.flatMap((place) =>
    readdirSync(place, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && isText(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );
  return sorted([...between(0x20, 0x7e), ...texts.join('').replaceAll(/[\s\p{C}]/gu, '')]);
}

/** The styles of Pretendard's own slices, which are sorted: the last one has the most common characters of the web. */
const makersStyles = createRequire(import.meta.url).resolve(
  'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
);

/**
 * Small, because a page fetches a whole slice for one of its characters. A file of one character has 0.85 kB, and each
 * further one adds 0.13 kB.
 */
const SLICE = 8;

/**
 * Returns the characters of each slice: the Korean standard, similarly common characters together. It does not depend on
 * our texts, so a new text never changes a slice.
 */
export function slices() {
  const ranges = readFileSync(makersStyles, 'utf8').matchAll(/unicode-range: ([^;]+);/g);
  const standard = new Set(koreanStandard());
  const common = [...ranges]
    .reverse()
    .flatMap(([, range]) => charactersIn(range))
    .filter((character) => standard.has(character));
  return Array.from({ length: Math.ceil(common.length / SLICE) }, (_, place) =>
    sorted(common.slice(place * SLICE, (place + 1) * SLICE)),
  );
}

/** Returns the 2,350 syllables of KS X 1001, which cover nearly all Korean text, and the letters of the keyboard. */
function koreanStandard() {
  const decoder = new TextDecoder('euc-kr');
  const rows = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) => 0xb0 + row);
  const columns = Array.from({ length: 94 }, (_, column) => 0xa1 + column);
  const syllables = rows.flatMap((row) =>
    columns.map((column) => decoder.decode(Uint8Array.of(row, column))),
  );
  return [...syllables, ...between(0x3131, 0x3163)];
}

/** Returns the characters of a range in the notation of stylesheets. It is the inverse of `unicodeRange`. */
function charactersIn(range) {
  return [...range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].flatMap(
    ([, start, end = start]) => between(Number.parseInt(start, 16), Number.parseInt(end, 16)),
  );
}

const between = (start, end) =>
  Array.from({ length: end - start + 1 }, (_, place) => String.fromCodePoint(start + place));

/** Returns the characters in the notation of stylesheets. Example: `U+20-7E, U+AC00`. */
export function unicodeRange(characters) {
  const codes = characters.map((character) => character.codePointAt(0));
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last !== undefined && last.end === code - 1) last.end = code;
    else runs.push({ start: code, end: code });
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs
    .map(({ start, end }) => (start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`))
    .join(', ');
}

const sorted = (characters) =>
  [...new Set(characters)].sort((one, other) => one.codePointAt(0) - other.codePointAt(0));
