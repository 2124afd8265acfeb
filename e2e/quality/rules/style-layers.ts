import ts from 'typescript';

/** Returns components to which this code passes a class of its own stylesheet, with the file of each import. */
export function dressed(code: string): { name: string; from: string }[] {
  const file = ts.createSourceFile(
    'screen.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = node.tagName.getText();
      const isDressed = node.attributes.properties.some(
        (given) => ts.isJsxAttribute(given) && /^className=\{.*\bcss\b/s.test(given.getText()),
      );
      if (isDressed && /^[A-Z]/.test(name)) names.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...names].flatMap((name) => {
    const line = new RegExp(`import (?:type )?{[^}]*\\b${name}\\b[^}]*} from '([^']+)'`).exec(code);
    return line?.[1] ? [{ name, from: line[1] }] : [];
  });
}

export const sheetsOf = (code: string): string[] =>
  [...code.matchAll(/import \w+ from '(\.[^']+\.css)'/g)].map(([, sheet = '']) => sheet);

export const layersOf = (css: string): string[] => [
  ...new Set([...css.matchAll(/@layer ([\w.]+) \{/g)].map(([, layer = '']) => layer)),
];
