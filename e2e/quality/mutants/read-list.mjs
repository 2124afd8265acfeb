import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the edits of `list/*.tsv`: requirement, file, old text, new text. `\n` stands for a line break. */
export const readList = (folder = join(import.meta.dirname, 'list')) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) => mutantsOf(readFileSync(join(folder, name), 'utf8'), name));

const mutantsOf = (table, name) =>
  table
    .split('\n')
    .map((line, index) => ({ cells: line.split('\t').map(withLines), at: `${name}:${index + 1}` }))
    .filter(({ cells }) => cells.length > 1)
    .map(({ cells: [row, file, was, becomes], at }) => ({ row, file, was, becomes, at }));

const withLines = (cell) => cell.replaceAll('\\n', '\n');

/**
 * Returns a text with the edit, and its line. Throws if the old text is missing or occurs twice, because then the edit
 * proves nothing.
 */
export function mutated(text, { was, becomes, at, file }) {
  const place = was ? text.indexOf(was) : -1;
  if (place < 0) throw new Error(`${at}: this text is not in ${file}: ${was}`);
  if (text.indexOf(was, place + 1) >= 0) throw new Error(`${at}: stands twice in ${file}: ${was}`);
  if (becomes === undefined || becomes === was) throw new Error(`${at}: changes nothing`);
  return {
    text: text.slice(0, place) + becomes + text.slice(place + was.length),
    line: text.slice(0, place).split('\n').length,
  };
}

/** Returns the problems of the list in the current tree. */
export function problemsOf(mutants, rows, root) {
  const wrong = ({ row, at }) => (rows.has(row) ? [] : [`${at}: ${row} is no row`]);
  return mutants.flatMap((mutant) => {
    try {
      mutated(readFileSync(join(root, mutant.file), 'utf8'), mutant);
      return wrong(mutant);
    } catch (failure) {
      return [failure.message, ...wrong(mutant)];
    }
  });
}
