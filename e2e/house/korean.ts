import ts from 'typescript';
import { breachesOf } from './sources';

/** One thing has one Korean name: what is refused, what is said instead, and the files whose text is not ours to choose. */
export type KoreanWord = { say: string; refused: RegExp; except: RegExp | undefined };

/** The table under "Korean words" in CONTRIBUTING.md: what is said, what is not, where it is all the same. */
export function koreanWordsIn(text: string): readonly KoreanWord[] {
  const section = /^## Korean words$(.*?)^## /ms.exec(text)?.[1] ?? '';
  return section
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line))
    .slice(1)
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
    .map(([say = '', refused = '', except = '']) => ({
      say: say.trim(),
      refused: new RegExp(quoted(refused).join('|')),
      except: quoted(except).length > 0 ? new RegExp(quoted(except).join('|')) : undefined,
    }));
}

const quoted = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one.replaceAll('\\|', '|'));

/** What people read in a piece of source: its texts, without names, comments and patterns. */
const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : undefined;
};

/** Refused words in the texts of a source, as `line: word (say …)`. */
export const refusedKorean = (
  { path, text }: { path: string; text: string },
  words: readonly KoreanWord[],
): string[] =>
  words
    .filter(({ except }) => except?.test(path) !== true)
    .flatMap(({ say, refused }) =>
      breachesOf(text, (node) => {
        const found = textOf(node)?.match(refused)?.[0];
        return found === undefined ? undefined : `${found} (${say})`;
      }),
    );
