import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The edits of `list/*.tsv`: row, file, was, becomes; `\n` stands for the end of a line. */
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

/** A text with the edit made, and its line; an edit of a text that is gone, or stands twice, proves nothing. */
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

/** What is wrong with the list as the tree is now. */
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
