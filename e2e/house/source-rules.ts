import ts from 'typescript';
import { breachesOf, isMachineClock } from './sources';

/** What a source file must not hold in the packages that are pure. Comments do not count. */
export type Rule =
  | 'korean-sentence'
  | 'clock'
  | 'module-state'
  | 'typed-figure'
  | 'bare-back'
  | 'press-lock';

/**
 * Breaches of `rule` in a source text, as `line: what`. Korean sentences: a rule or a client chooses codes, copy chooses
 * words (patterns may hold Hangul). Clock: a rule is told the day. Module state: what holds it must be a singleton.
 * Typed figure: a sentence takes the figures of the business from the rules and the settings. Bare back: one step back does
 * nothing on a page that was entered directly, so it is taken only after a look at what is behind.
 */
export const breaches = (rule: Rule, source: string): string[] => breachesOf(source, checks[rule]);

/** A number with the unit a business figure has: '30일', '1,000만원', '180,000km', '15%'. */
const FIGURE =
  /\d[\d,.]*\s?(?:영업일|일|개월|년|만\s?원|원|km|t(?![a-z])|%|단계)(?![가-힣]*\s?(?:차|번째))/;

const isWords = (node: ts.Node): node is ts.StringLiteralLike | ts.JsxText | ts.TemplateHead =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

const isBack = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  node.expression.getText() === 'navigate' &&
  /^-\d/.test(node.arguments[0]?.getText() ?? '');

/** Whether the nearest function chooses between this and something else. */
function isChosen(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isFunctionLike(at); at = at.parent)
    if (ts.isConditionalExpression(at) || (ts.isIfStatement(at) && at.elseStatement)) return true;
  return false;
}

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;

/** Calls that change something for good. */
const CHANGES: readonly string[] = [
  'addVehicle',
  'applySolicitation',
  'confirmTransfer',
  'createSubscription',
  'requestRevoke',
  'requestTransfer',
  'resubmit',
  'withdrawRevoke',
];
const LOCK = '@shared/settle/use-press-once';
const hasLock = (file: ts.SourceFile): boolean =>
  file.statements.some(
    (one) =>
      ts.isImportDeclaration(one) &&
      ts.isStringLiteral(one.moduleSpecifier) &&
      one.moduleSpecifier.text === LOCK &&
      one.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword,
  );

const checks: Record<Rule, (node: ts.Node, file: ts.SourceFile) => string | undefined> = {
  'korean-sentence': (node) =>
    isWords(node) && HANGUL.test(node.text) ? node.text.trim() : undefined,
  'typed-figure': (node) =>
    isWords(node) && HANGUL.test(node.text) ? FIGURE.exec(node.text)?.[0] : undefined,
  'bare-back': (node) => (isBack(node) && !isChosen(node) ? node.getText() : undefined),
  clock: (node) => {
    const isDayjs =
      ts.isCallExpression(node) &&
      node.expression.getText() === 'dayjs' &&
      node.arguments.length === 0;
    return isMachineClock(node) || isDayjs ? node.getText() : undefined;
  },
  'press-lock': (node, file) =>
    ts.isCallExpression(node) && CHANGES.includes(node.expression.getText()) && !hasLock(file)
      ? node.expression.getText()
      : undefined,
  'module-state': (node, file) => {
    const isContext =
      ts.isCallExpression(node) && /(^|\.)createContext$/.test(node.expression.getText());
    const isLet =
      ts.isVariableStatement(node) &&
      node.parent === file &&
      (node.declarationList.flags & ts.NodeFlags.Let) !== 0;
    return isContext || isLet ? node.getText().split('\n')[0] : undefined;
  },
};
