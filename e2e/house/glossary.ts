import { basename } from 'node:path';
import ts from 'typescript';
import type { Source } from './sources';

/** Words that name nothing here, and the names of others that hold one all the same, by the files that may say them. */
export type Glossary = {
  rows: number;
  refused: readonly string[];
  ofOthers: readonly { files: RegExp; names: readonly string[] }[];
};

const quoted = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);

/** The tables under "Words" in CONTRIBUTING.md: five columns a word, two columns a set of files. */
export function glossaryIn(text: string): Glossary {
  const section = /^## Words$(.*?)^## /ms.exec(text)?.[1] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  const words = rows.filter(({ length }) => length === 5).slice(1);
  const others = rows.filter(({ length }) => length === 2).slice(1);
  return {
    rows: words.length,
    refused: words.flatMap(([, , , aliases = '']) => quoted(aliases)),
    ofOthers: others.map(([files = '', names = '']) => ({
      files: new RegExp(quoted(files).join('|')),
      names: quoted(names),
    })),
  };
}

/** `dealerSellers` is said by `seller`; a name with an underscore is the wire's or the database's. */
const isOfTheWire = (name: string) => name.includes('_') && name !== name.toUpperCase();
const partsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());

/** Names of a source, its own included, that hold a refused word, as `line: name`. */
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
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, false);
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isRefused(node.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.pos);
      found.push(`${line + 1}: ${node.text}`);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}
