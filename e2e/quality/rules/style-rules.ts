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
