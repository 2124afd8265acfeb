import ts from 'typescript';
import { breachesOf } from './sources';

/** Words that begin a noun phrase instead of a sentence, for example "what is not listed stays". */
const VAGUE_START = /^(?:who|whose|whoever|what|whatever|nobody|none)\b/i;
/** Longest title of a test without requirement ids. */
const LONGEST_TITLE = 90;

const IDS = /(?:\s*\[[^\]]*\])+$/;
const DIRECTIVE = /^(?:biome-ignore|@ts-|eslint|istanbul|#)/;
const TITLED = /^(?:it|test|describe)\b/;

/** Returns the comments and titles of a source that break the rules of `CONTRIBUTING.md`, as `line: text`. */
export function unclearWords(text: string): string[] {
  const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.ES2022, true);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const comments = commentsIn(text, file).flatMap(({ at, body }) =>
    hasVagueSentence(body) ? [`${lineOf(at)}: ${body.slice(0, LONGEST_TITLE)}`] : [],
  );
  return [...comments, ...breachesOf(text, unclearTitle)];
}

/** Returns true for a title with a vague start, or with more than 90 characters beside its requirement ids. */
export function isUnclearTitle(title: string): boolean {
  const words = title.replace(IDS, '');
  return VAGUE_START.test(words) || words.length > LONGEST_TITLE;
}

/** Returns true if the text or one of its sentences begins with a noun phrase of *who* or *what*. */
export const hasVagueSentence = (comment: string): boolean =>
  !DIRECTIVE.test(comment) && comment.split(/(?<=[.!?])\s+/).some((one) => VAGUE_START.test(one));

/** Returns the unclear title of a call such as `it('…')` or `describe.each(rows)('…')`. */
function unclearTitle(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !TITLED.test(node.expression.getText())) return undefined;
  const [title] = node.arguments;
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
    return undefined;
  const words = title.getText().slice(1, -1);
  return isUnclearTitle(words) ? words : undefined;
}

type Comment = { at: number; body: string };

function commentsIn(text: string, file: ts.SourceFile): Comment[] {
  const found = new Map<number, Comment>();
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const { pos, end } of ranges)
      found.set(pos, { at: pos, body: bodyOf(text.slice(pos, end)) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}

const bodyOf = (comment: string) =>
  comment
    .replace(/^\/\*+|\*\/$|^\/\//g, '')
    .replace(/\n\s*\* ?/g, ' ')
    .trim();
