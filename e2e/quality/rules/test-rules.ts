import ts from 'typescript';
import { breachesOf, isMachineClock } from './sources';

/**
 * Returns the breaches in the source of a test, as `line: what`.
 * At once: a check that nothing happened, directly after a press, runs before the press has any effect. Await pending
 * work first (`workDone`).
 * By chance: a random number without a seed cannot be repeated, a fixed wait is too short on a slow machine, and the
 * machine's clock returns another day tomorrow (use `@shared/domain/testing/noon`).
 * By exhaustion: a search that is expected to fail always takes its whole timeout of three seconds.
 * HTTP mock: `boot` takes the network of `@shared/testing` instead.
 */
export const testBreaches = (source: string): string[] => breachesOf(source, breach);

function breach(node: ts.Node): string | undefined {
  const isBreach =
    isAtOnce(node) ||
    isByChance(node) ||
    isMachineClock(node) ||
    isByExhaustion(node) ||
    isHttpMock(node);
  return isBreach ? node.getText().split('\n')[0] : undefined;
}

const isHttpMock = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  node.expression.getText() === 'jest.mock' &&
  /^'(?:@shared\/api\/http|axios)'$/.test(node.arguments[0]?.getText() ?? '');

const isByChance = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  (/^Math\.random$|\.waitForTimeout$/.test(node.expression.getText()) || isSleep(node));

/** Matches `new Promise((done) => setTimeout(done, 30))`. A turn of the event loop without a number is allowed. */
const isSleep = (call: ts.CallExpression): boolean =>
  call.expression.getText() === 'setTimeout' &&
  call.arguments.length === 2 &&
  call.arguments[1]?.getText() !== '0' &&
  ts.isArrowFunction(call.parent) &&
  ts.isNewExpression(call.parent.parent);

/** Matches `expect(screen.findByRole('dialog')).rejects`. */
const isByExhaustion = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) &&
  node.name.text === 'rejects' &&
  /^expect\(\s*(?:waitFor\(|.*\bfind(?:All)?By\w+\()/s.test(node.expression.getText());

/** Returns true for a check that follows a press with nothing awaited in between. */
function isAtOnce(node: ts.Node): boolean {
  if (!ts.isBlock(node.parent) || !looksForNothing(node) || waits(node)) return false;
  const before = node.parent.statements.slice(0, node.parent.statements.indexOf(node));
  const last = before.findLast((statement) => isPress(statement) || waits(statement));
  return last !== undefined && isPress(last);
}

/** Matches a press by the test, by a helper, or by the phone whose answer a page waits for. */
const PRESS =
  /^(?:await )?(?:act\(\(\) => (?!jest\.)|\w*(?:[pP]ress|[uU]ser|[cC]lick|fireEvent|choose|tick|inPopup|payAll|agreeTo|goOn)\w*[.(])/;
const isPress = (statement: ts.Statement) =>
  ts.isExpressionStatement(statement) && PRESS.test(statement.getText());

/** A single turn does not count as a wait, because an answer takes several. */
const ONE_TURN = /^await act\(async \(\) => undefined\)/;
const waits = (statement: ts.Statement) =>
  /\bawait\b/.test(statement.getText()) && !ONE_TURN.test(statement.getText());

const NOTHING =
  /^expect\((?:address\(\)|.*\.(?:not\.\w+\(|toBeNull\(|toBeUndefined\(|toHaveLength\(0\)|toEqual\(\[\]\)|toBe\(0\)))/s;
const looksForNothing = (node: ts.Node): node is ts.ExpressionStatement =>
  ts.isExpressionStatement(node) && NOTHING.test(node.getText());
