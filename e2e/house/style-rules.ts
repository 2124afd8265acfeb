/**
 * Boxes of a stylesheet that are sized by nothing of their own, as `line: selector: declaration`: a basis of zero, or a
 * percentage of a height. In a column of automatic height WebKit makes them as high as nothing, Chromium as their content.
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
  // One number, or two, leave the basis at 0 %; the third may say so.
  /^flex:\s*[1-9][\d.]*(\s+[\d.]+)?$/,
  /^flex:\s*[\d.]+\s+[\d.]+\s+0(%|px|rem|em)?$/,
  /^flex-basis:\s*0(%|px|rem|em)?$/,
  /^(block-size|height|min-height|min-block-size):\s*[\d.]+%$/,
];

/** What is placed by its edges has a box of definite size around it. */
const isTakenOut = (body: string) => /position:\s*(absolute|fixed)/.test(body);

/** Names a stylesheet gives a value. */
export const namesGiven = (css: string): string[] =>
  [...css.matchAll(/(--[\w-]+)\s*:|@property (--[\w-]+)/g)].map(
    ([, set, declared]) => set ?? declared ?? '',
  );

/** Names it relies on without saying what stands in for them: one that nobody gives leaves the declaration out. */
export const namesNeeded = (css: string): string[] =>
  [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name);
