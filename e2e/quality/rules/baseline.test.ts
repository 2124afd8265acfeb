import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import { type Allowed, apis, atRules, properties, selectors, units } from '../baseline/allowed';

const root = join(__dirname, '../../..');
/** The oldest engines of `.browserslistrc`, by their names in browser-compat-data. */
const oldest = { chrome: 111, safari_ios: 16.4 } as const;

/** Examples of shipped code: one for each kind that the check must refuse, and two that all engines support. */
const shipped = {
  'good.js': 'const has = Object.hasOwn({ a: 1 }, "a") && [1].toSorted().at(0)?.toString();',
  'good.css': '.a { inset: 0 } .a:has(.b) { block-size: 100dvh }',
  'syntax.js': 'const digits = /[\\p{L}--[a-z]]/v;',
  'language.js': 'const halves = Object.groupBy([1, 2], (n) => n % 2);',
  'method.js': 'const both = new Set([1]).union(new Set([2]));',
  'web-static.js': 'const can = URL.canParse("/a");',
  'web-global.js': 'const pattern = new URLPattern({ pathname: "/a" });',
  'property.css': '.a { field-sizing: content }',
  'value.css': '.a { grid-template-columns: subgrid }',
  'function.css': '.a { color: light-dark(red, blue) }',
  'selector.css': '.a { & .b { inset: 0 } }',
  'unit.css': '.a { block-size: 2lh }',
  'rule.css': '@scope (.a) { .b { inset: 0 } }',
};

/** Runs the check on a folder with these files and returns its result. */
function saidOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'care-shipped-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const args = ['--import', 'tsx', 'quality/baseline/check-baseline.mjs', folder];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: join(root, 'e2e') });
  rmSync(folder, { recursive: true });
  const lines = stderr.toString().split('\n');
  return { status, refused: (name: string) => lines.some((line) => line.includes(`/${name}:`)) };
}

describe('check-baseline.mjs', () => {
  const good = ['good.js', 'good.css'];
  const bad = Object.keys(shipped).filter((name) => !good.includes(name));
  const said = saidOf(shipped);

  it.each(bad)('refuses %s', (name) => {
    expect(said.refused(name)).toBe(true);
    expect(said.status).toBe(1);
  });

  it.each(good)('accepts %s', (name) => expect(said.refused(name)).toBe(false));

  it('uses engines that are not newer than the baseline', () => {
    const script = `import browserslist from 'browserslist'; console.log(browserslist().join())`;
    const list = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(root, 'shared/delivery'),
    });
    const engines = list.toString().trim().split(',');
    expect(engines).toEqual(expect.arrayContaining(['chrome 111', 'ios_saf 16.4']));
    expect(engines).not.toContain('chrome 110');
    expect(engines).not.toContain('ios_saf 16.3');
  });
});

describe('allowed features that are newer than the year of the tools', () => {
  const rows = [...properties, ...atRules, ...selectors, ...units, ...apis];
  const known = rows.filter((row): row is Allowed & { known: string } => 'known' in row);

  it.each(known)('$name is supported by the oldest engines, according to $known', ({ known }) => {
    expect(newerThanTheBaseline(known)).toEqual([]);
  });

  it('would be refused when an engine does not support it', () => {
    expect(newerThanTheBaseline('css.at-rules.starting-style')).toEqual(['chrome', 'safari_ios']);
  });
});

describe('old-engine page', () => {
  const script = readFileSync(join(root, 'host/src/boot/old-engine.js'), 'utf8');

  it.each([
    ['CSSPropertyRule', 'api.CSSPropertyRule', 'safari_ios'],
    ['sin(', 'css.types.sin', 'chrome'],
  ] as const)('tests %s, which the oldest supported engine introduced', (asked, key, engine) => {
    expect(script).toContain(asked);
    expect(newerThanTheBaseline(key)).toEqual([]);
    expect(firstVersion(key, engine)).toBe(oldest[engine]);
  });
});

function newerThanTheBaseline(key: string) {
  const engines = Object.keys(oldest) as (keyof typeof oldest)[];
  return engines.filter((engine) => firstVersion(key, engine) > oldest[engine]);
}

/** Returns the first version of an engine that supports a feature without a prefix. */
function firstVersion(key: string, engine: keyof typeof oldest): number {
  const { support } = compatOf(key);
  const statements = [support[engine] ?? []].flat().filter(({ prefix }) => prefix === undefined);
  return Math.min(
    ...statements.map(({ version_added }) => Number(version_added || Number.POSITIVE_INFINITY)),
  );
}

function compatOf(key: string): CompatStatement {
  const found = key
    .split('.')
    .reduce<Identifier | undefined>(
      (at, step) => at?.[step] as Identifier,
      bcd as unknown as Identifier,
    );
  if (!found?.__compat) throw new Error(`browser-compat-data knows no ${key}`);
  return found.__compat;
}
