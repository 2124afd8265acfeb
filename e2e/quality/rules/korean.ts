import ts from 'typescript';
import { breachesOf } from './sources';

/** The Korean word for one thing, its rejected words, and files whose text is fixed by other parties. */
export type KoreanWord = { say: string; refused: RegExp; except: RegExp | undefined };

/**
 * Reads the lines under "Korean words" in shared/docs/glossary.md, for example
 * '- **버튼** not: `단추` Except in: `copy/src/legal`'.
 */
export function koreanWordsIn(text: string): readonly KoreanWord[] {
  const section = text.split('## Korean words')[1] ?? '';
  return [...section.matchAll(/^- \*\*(.+)\*\* not: (.+)$/gm)].map(([, say = '', rest = '']) => {
    const [refused = '', except = ''] = rest.split(' Except in: ');
    return {
      say,
      refused: new RegExp(quoted(refused).join('|')),
      except: except === '' ? undefined : new RegExp(quoted(except).join('|')),
    };
  });
}

const quoted = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);

/** Returns the text in a node that customers read. Returns undefined for names, comments and patterns. */
const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : undefined;
};

/** Returns rejected words in the texts of a source, as `line: word (word to use)`. */
export const refusedKorean = (
  { path, text }: { path: string; text: string },
  words: readonly KoreanWord[],
): string[] => {
  const checked = words.filter(({ except }) => except?.test(path) !== true);
  return breachesOf(text, (node) => {
    const found = checked.flatMap(({ say, refused }) => {
      const [word] = textOf(node)?.match(refused) ?? [];
      return word === undefined ? [] : [`${word} (${say})`];
    });
    return found.length === 0 ? undefined : found.join(', ');
  });
};
