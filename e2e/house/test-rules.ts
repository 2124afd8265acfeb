import ts from 'typescript';

/**
 * Breaches in the source of a test, as `line: what`. Nothing at once: "nothing happened" looked for straight after a press
 * sees nothing of what the press began; pending work comes first (`workDone`). By chance: a random number without a seed
 * cannot be run again, and a wait of so many milliseconds is too short on some machine.
 */
export function testBreaches(source: string): string[] {
  const file = ts.createSourceFile(
    'source.tsx',
    source,
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const note = (node: ts.Node): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${line + 1}: ${node.getText().split('\n')[0]}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) {
      for (const one of nothingAtOnce(node)) note(one);
    }
    if (isByChance(node)) note(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isByChance = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  (/^Math\.random$|\.waitForTimeout$/.test(node.expression.getText()) || isSleep(node));

/** `new Promise((done) => setTimeout(done, 30))`: a turn without a number is none. */
const isSleep = (call: ts.CallExpression): boolean =>
  call.expression.getText() === 'setTimeout' &&
  call.arguments.length === 2 &&
  call.arguments[1]?.getText() !== '0' &&
  ts.isArrowFunction(call.parent) &&
  ts.isNewExpression(call.parent.parent);

/** Checks that follow a press with nothing awaited in between. */
function nothingAtOnce(block: ts.Block): ts.Node[] {
  let isPressed = false;
  return block.statements.filter((statement) => {
    if (isPress(statement)) isPressed = true;
    else if (waits(statement)) isPressed = false;
    return isPressed && looksForNothing(statement);
  });
}

const PRESS =
  /^(?:await )?(?:(?:act\(\(\) => )?\w*(?:[pP]ress|[uU]ser|[cC]lick|fireEvent|choose|tick)\w*[.(])/;
const isPress = (statement: ts.Statement) =>
  ts.isExpressionStatement(statement) && PRESS.test(statement.getText());

const waits = (statement: ts.Statement) => /\bawait\b/.test(statement.getText());

const NOTHING =
  /^expect\((?:address\(\)|.*\.(?:not\.\w+\(|toBeNull\(|toBeUndefined\(|toHaveLength\(0\)|toEqual\(\[\]\)|toBe\(0\)))/s;
const looksForNothing = (statement: ts.Statement) =>
  ts.isExpressionStatement(statement) && NOTHING.test(statement.getText());
