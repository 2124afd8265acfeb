import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  const ascii = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place));
  return sorted([...ascii, ...NAMES, ...texts.join('').replaceAll(/[\s\p{C}]/gu, '')]);
}

/** Common syllables of Korean names, so that a name does not load the second font file on every page. */
const NAMES =
  '가강건경고곽구권규근기길김나남노다도동라란래려련류림만맹명모문미민박방배백범변병보봉빈상서석선설성소손송수숙순승시식신심아안양엄여연영예오옥온완왕용우욱운원월위유육윤율은의이인일임자장재전정제조종주준중지진차찬창채천철최추춘충치탁태택하학한함해향허헌혁현형혜호홍화환황효훈휘희';

/**
 * Returns the 2,350 syllables of KS X 1001, which cover nearly all Korean text, and the single letters of the keyboard.
 */
export function koreanStandard() {
  const decoder = new TextDecoder('euc-kr');
  const rows = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) => 0xb0 + row);
  const columns = Array.from({ length: 94 }, (_, column) => 0xa1 + column);
  const syllables = rows.flatMap((row) =>
    columns.map((column) => decoder.decode(Uint8Array.of(row, column))),
  );
  const letters = Array.from({ length: 0x3163 - 0x3131 + 1 }, (_, place) =>
    String.fromCharCode(0x3131 + place),
  );
  return sorted([...syllables, ...letters]);
}

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
