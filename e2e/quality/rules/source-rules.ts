import ts from 'typescript';
import { breachesOf, isMachineClock, isWords } from './sources';

/** Kinds of code that the pure packages must not contain. Comments do not count. */
export type Rule =
  | 'korean-sentence'
  | 'clock'
  | 'module-state'
  | 'typed-figure'
  | 'bare-back'
  | 'press-lock'
  | 'raw-storage'
  | 'storage-while-loading'
  | 'unlimited-wait';

/**
 * Returns the breaches of `rule` in a source text, as `line: what`.
 * `korean-sentence`: rules and clients return codes, and the copy package has the words (patterns may contain Hangul).
 * `clock`: rules receive the day as an argument. `module-state`: a module with state must be a singleton.
 * `typed-figure`: texts take business figures from the rules and settings. `bare-back`: one step back does nothing on a
 * page that was opened directly, so code must check the history first.
 * `raw-storage`: only the storage module uses the browser's storage, because any access may throw.
 * `storage-while-loading`: if a module reads storage while it loads, an error leaves a blank page.
 * `unlimited-wait`: a browser API may never answer, so a file that waits for one takes its limit from the table of waits.
 */
export const breaches = (rule: Rule, source: string): string[] => breachesOf(source, checks[rule]);

/** Matches a number with a unit of a business figure: '30일', '1,000만원', '180,000km', '15%'. */
const FIGURE =
  /\d[\d,.]*\s?(?:영업일|일|개월|년|만\s?원|원|km|t(?![a-z])|%|단계)(?![가-힣]*\s?(?:차|번째))/;

const isBack = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  node.expression.getText() === 'navigate' &&
  /^-\d/.test(node.arguments[0]?.getText() ?? '');

/** Returns true if the nearest function has an alternative to this call, by a condition. */
function isChosen(node: ts.Node): boolean {
  const choice = ts.findAncestor(node.parent, (at) => {
    if (ts.isFunctionLike(at)) return 'quit';
    return ts.isIfStatement(at) ? at.elseStatement !== undefined : ts.isConditionalExpression(at);
  });
  return choice !== undefined;
}

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;

/** Calls that make a permanent change. */
const CHANGES: readonly string[] = [
  'addVehicle',
  'applySolicitation',
  'confirmTransfer',
  'createSubscription',
  'requestRevoke',
  'requestTransfer',
  'resubmit',
  'withdrawConsents',
  'withdrawRevoke',
];
const LOCK = '@shared/payment/use-press-once';
const importsValueOf = (file: ts.SourceFile, module: string): boolean =>
  file.statements.some(
    (one) =>
      ts.isImportDeclaration(one) &&
      ts.isStringLiteral(one.moduleSpecifier) &&
      one.moduleSpecifier.text === module &&
      one.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword,
  );

/** Names that give access to the browser's storage. */
const RAW: readonly string[] = ['sessionStorage', 'localStorage', 'indexedDB'];
const isRawStorage = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) || ts.isStringLiteral(node)) && RAW.includes(node.text);
const isDocumentCookie = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && node.getText() === 'document.cookie';

/** Exports of `@shared/config/storage` that access the browser when they are called. */
const READS = /^(?:(?:tabStorage|deviceStorage|cookieJar)\.\w+|(?:databases|isStorageOff)\(\))$/;

/** Browser APIs that are known to stay silent. */
const SILENT =
  /^(?:(?:globalThis\.|window\.)?navigator\.(?:locks|share|clipboard|storage|permissions|mediaDevices|serviceWorker)|document\.fonts)$/;
const SILENT_CALLS: readonly string[] = ['createImageBitmap', 'decode', 'toBlob'];
/** Every use of a database sets this handler. */
const OPENS_DATABASE = 'onupgradeneeded';
const WAITS = '@shared/config/waits';

const isNew = (node: ts.Node, name: string): node is ts.NewExpression =>
  ts.isNewExpression(node) && node.expression.getText() === name;

const isSilent = (node: ts.Node): node is ts.Expression => {
  if (ts.isPropertyAccessExpression(node))
    return SILENT.test(node.getText()) || node.name.text === OPENS_DATABASE;
  if (ts.isCallExpression(node))
    return SILENT_CALLS.includes(node.expression.getText().split('.').at(-1) ?? '');
  // A channel may be listened to for ever; only a promise waits for its answer.
  const isPromise = (at: ts.Node) => isNew(at, 'Promise');
  return isNew(node, 'BroadcastChannel') && ts.findAncestor(node.parent, isPromise) !== undefined;
};

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
    ts.isCallExpression(node) &&
    CHANGES.includes(node.expression.getText()) &&
    !importsValueOf(file, LOCK)
      ? node.expression.getText()
      : undefined,
  'raw-storage': (node) =>
    isRawStorage(node) || isDocumentCookie(node) ? node.getText() : undefined,
  'storage-while-loading': (node) =>
    (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) &&
    READS.test(node.getText()) &&
    !ts.findAncestor(node.parent, ts.isFunctionLike)
      ? node.getText()
      : undefined,
  'unlimited-wait': (node, file) =>
    isSilent(node) && !importsValueOf(file, WAITS) ? node.getText().split('\n')[0] : undefined,
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
