import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const [lightCss = '', darkCss = '', deepCss = ''] = css.split(
  /@media \(prefers-color-scheme: dark\)|\[data-ground="deep"\]/,
);

const colours = (text: string) =>
  new Map([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));

const light = colours(lightCss);
const dark = new Map([...light, ...colours(darkCss)]);
const onDeep = new Map([...dark, ...colours(deepCss)]);

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Every text colour with each background it is used on. */
const pairs = [
  ...['paper', 'surface', 'raised'].flatMap((ground) =>
    ['ink', 'ink-soft', 'ink-faint', 'accent', 'bad'].map((text) => [text, ground]),
  ),
  ['on-accent', 'accent'],
  ['on-action', 'action'],
  ['on-action', 'action-pressed'],
  ['on-disabled', 'disabled'],
  ...['ink', 'accent'].map((text) => [text, 'accent-soft']),
  ...['good', 'warn', 'bad'].flatMap((tone) => [
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
  ]),
] as [text: string, ground: string][];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s scheme', (_, scheme) => {
  it.each(pairs)('has a contrast of %s on %s of at least 4.5:1', (text, ground) => {
    expect(contrast(scheme.get(text)!, scheme.get(ground)!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'raised', 'surface'])(
    'has a contrast of field edges on %s of at least 3:1',
    (ground) => {
      expect(contrast(scheme.get('line-strong')!, scheme.get(ground)!)).toBeGreaterThanOrEqual(3);
    },
  );
});

describe.each(['deep', 'deep-high'])('brand background %s', (ground) => {
  it.each(['ink', 'ink-soft', 'ink-faint', 'accent', 'good', 'warn', 'bad'])(
    'has a contrast of %s of at least 4.5:1',
    (text) => {
      expect(contrast(onDeep.get(text)!, onDeep.get(ground)!)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
