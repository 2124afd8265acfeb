import ts from 'typescript';

/**
 * Breaches in the source of a test, as `line: what`. Nothing at once: "nothing happened" looked for straight after a press
 * sees nothing of what the press began; pending work comes first (`workDone`).
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
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) {
      for (const one of nothingAtOnce(node)) {
        const { line } = file.getLineAndCharacterOfPosition(one.getStart());
        found.push(`${line + 1}: ${one.getText().split('\n')[0]}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

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
