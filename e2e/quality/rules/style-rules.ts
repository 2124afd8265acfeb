import ts from 'typescript';
import { breachesOf } from './sources';

/** Returns the names of custom properties that a stylesheet sets. */
export const namesGiven = (css: string): string[] =>
  [...css.matchAll(/(--[\w-]+)\s*:|@property (--[\w-]+)/g)].map(
    ([, set, declared]) => set ?? declared ?? '',
  );

/**
 * Returns the names of custom properties that are used without a fallback. If no code sets them, the declaration is
 * ignored.
 */
export const namesNeeded = (css: string): string[] =>
  [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name);

/** Returns components to which this code passes a class of its own stylesheet, with the file of each import. */
export function dressed(code: string): { name: string; from: string }[] {
  const names = breachesOf(code, dressedName).map((found) => found.split(': ')[1] ?? '');
  return [...new Set(names)].flatMap((name) => {
    const line = new RegExp(`import (?:type )?{[^}]*\\b${name}\\b[^}]*} from '([^']+)'`).exec(code);
    return line?.[1] ? [{ name, from: line[1] }] : [];
  });
}

function dressedName(node: ts.Node): string | undefined {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return undefined;
  const name = node.tagName.getText();
  const isDressed = node.attributes.properties.some(
    (given) => ts.isJsxAttribute(given) && /^className=\{.*\bcss\b/s.test(given.getText()),
  );
  return isDressed && /^[A-Z]/.test(name) ? name : undefined;
}

export const sheetsOf = (code: string): string[] =>
  [...code.matchAll(/import \w+ from '(\.[^']+\.css)'/g)].map(([, sheet = '']) => sheet);

export const layersOf = (css: string): string[] => [
  ...new Set([...css.matchAll(/@layer ([\w.]+) \{/g)].map(([, layer = '']) => layer)),
];
