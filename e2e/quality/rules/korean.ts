import { quoted } from './glossary';
import { breachesOf, isWords } from './sources';

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

/** Returns rejected words in the texts of a source, as `line: word (word to use)`. */
export const refusedKorean = (
  { path, text }: { path: string; text: string },
  words: readonly KoreanWord[],
): string[] => {
  const checked = words.filter(({ except }) => except?.test(path) !== true);
  return breachesOf(text, (node) => {
    if (!isWords(node)) return undefined;
    const found = checked.flatMap(({ say, refused }) => {
      const [word] = node.text.match(refused) ?? [];
      return word === undefined ? [] : [`${word} (${say})`];
    });
    return found.length === 0 ? undefined : found.join(', ');
  });
};
