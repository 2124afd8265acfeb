import { glossaryIn, refusedNames } from './glossary';
import { filesOf } from './sources';

const [words] = filesOf((path) => path === 'shared/docs/glossary.md');
const glossary = glossaryIn(words?.text ?? '');

const sources = filesOf((path) => /\.(?:tsx?|[cm]?js)$/.test(path));

describe('glossary', () => {
  it('lists words and rejected words in one table', () => {
    expect(glossary.rows).toBeGreaterThanOrEqual(30);
    expect(glossary.refused).toContain('chassis');
  });

  it.each([
    ['a variable', 'remote-apply/src/a.ts', 'const chassisNumber = 1;'],
    ['a property', 'remote-apply/src/a.ts', 'export const a = { ownChassis: 1 };'],
    ['a type', 'shared/product/api/src/a.ts', 'export type VehicleByChassis = string;'],
    ['an attribute', 'host/src/A.tsx', 'export const A = () => <B chassisNumbers={[]} />;'],
    ['a file', 'shared/product/domain/src/chassis-lookup.ts', ''],
    ['a tool', 'e2e/tools/a.mjs', 'export const readChassis = () => 1;'],
    ['a constant', 'e2e/journeys/a.spec.ts', 'const CHASSIS_LENGTH = 17;'],
  ])('rejects a word as the name of %s', (_, path, text) => {
    expect(refusedNames({ path, text }, glossary)).toHaveLength(1);
  });

  it.each([
    ['a comment', '/** The chassis number. */ export const vin = 1;'],
    ['a text', "export const text = 'chassis';"],
    ['a name of the wire', 'export const vin = (wire: Wire) => wire.chassis_number;'],
    ['a longer word', 'export const chassisless = 1;'],
  ])('allows the same word in %s', (_, text) => {
    expect(refusedNames({ path: 'shared/product/api/src/a.ts', text }, glossary)).toEqual([]);
  });

  it('finds no rejected word in the names of code, tests and tools', () => {
    const refused = sources.flatMap((source) =>
      refusedNames(source, glossary).map((what) => `${source.path}:${what}`),
    );

    expect(sources.length).toBeGreaterThan(1000);
    expect(refused).toEqual([]);
  });
});
