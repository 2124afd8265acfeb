import ts from 'typescript';
import { breachesOf } from './sources';

/**
 * Returns boxes whose size nothing defines, as `line: selector: declaration`: a flex basis of zero, or a height in
 * percent. In a column with automatic height, WebKit gives them a height of zero and Chromium the height of their
 * content.
 */
export function unsizedBoxes(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
    ({ 1: selector = '', 2: body = '', index }) => {
      if (isTakenOut(body)) return [];
      const line = plain.slice(0, index + selector.search(/\S/)).split('\n').length;
      return body
        .split(';')
        .map((declaration) => declaration.trim())
        .filter((declaration) => UNSIZED.some((shape) => shape.test(declaration)))
        .map(
          (declaration) => `${line}: ${selector.trim().replaceAll(/\s+/g, ' ')}: ${declaration}`,
        );
    },
  );
}

const UNSIZED = [
  // With one or two numbers, the basis is 0 %. A third value can also set it to 0.
  /^flex:\s*[1-9][\d.]*(\s+[\d.]+)?$/,
  /^flex:\s*[\d.]+\s+[\d.]+\s+0(%|px|rem|em)?$/,
  /^flex-basis:\s*0(%|px|rem|em)?$/,
  /^(block-size|height|min-height|min-block-size):\s*[\d.]+%$/,
];

/** A box with absolute or fixed position has a containing block of definite size. */
const isTakenOut = (body: string) => /position:\s*(absolute|fixed)/.test(body);

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
