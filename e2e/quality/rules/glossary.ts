import { basename } from 'node:path';
import ts from 'typescript';
import { breachesOf, type Source } from './sources';

/** Rejected words, and names of other systems that contain one, with patterns of the files that may use them. */
export type Glossary = {
  rows: number;
  refused: readonly string[];
  ofOthers: readonly { files: RegExp; names: readonly string[] }[];
};

/** Returns the texts between backticks. */
export const quoted = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);

/**
 * Reads shared/docs/glossary.md. A word is a line such as '- **plate** 차량번호: number on the plate. Not: `license`'.
 * Names of other systems are lines such as '- `^shared/product/api/`: names `chassisNo`'.
 */
export function glossaryIn(text: string): Glossary {
  const lines = text.split('## Korean words')[0]?.split('\n') ?? [];
  const words = lines.filter((line) => line.startsWith('- **'));
  const others = lines.filter((line) => line.startsWith('- `'));
  return {
    rows: words.length,
    refused: words.flatMap((line) => quoted(line.split(' Not: ')[1] ?? '')),
    ofOthers: others.map((line) => {
      const [files = '', names = ''] = line.split(': names ');
      return { files: new RegExp(quoted(files).join('|')), names: quoted(names) };
    }),
  };
}

/** Returns true for a name with an underscore, which belongs to the API or the database. */
const isOfTheWire = (name: string) => name.includes('_') && name !== name.toUpperCase();
const partsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());

/** Returns the names in a source, including its file name, that contain a rejected word, as `line: name`. */
export function refusedNames({ path, text }: Source, glossary: Glossary): string[] {
  const suspect = new RegExp(glossary.refused.join('|'), 'i');
  if (!suspect.test(text) && !suspect.test(basename(path))) return [];
  const allowed = glossary.ofOthers.flatMap(({ files, names }) => (files.test(path) ? names : []));
  const isRefused = (name: string) =>
    !isOfTheWire(name) &&
    !allowed.includes(name) &&
    partsOf(name).some((part) =>
      glossary.refused.some((one) => part === one || part === `${one}s`),
    );
  const found = isRefused(basename(path)) ? [`0: ${basename(path)}`] : [];
  const refused = (node: ts.Node) =>
    ts.isIdentifier(node) && isRefused(node.text) ? node.text : undefined;
  return [...found, ...breachesOf(text, refused, path)];
}
