import { inNode } from './testing/in-node';

describe('npm run nightly', () => {
  it('runs every part although one fails, and returns the failed ones', () => {
    const parts = { first: [['broken'], ['fine', 'too']], second: [['fine']] };
    const call =
      'await own.runNight(given[0], async (name) => { asked.push(name); return name === "broken" ? 1 : 0 })';
    const [failed, asked] = inNode<[string[], string[]]>(
      'nightly.mjs',
      `await (async (asked) => [${call}, asked])([])`,
      parts,
    );

    expect(failed).toEqual(['first']);
    expect(asked).toEqual(['broken', 'fine', 'fine']);
  });

  it('runs only existing commands', () => {
    const parts = inNode<Record<string, string[][]>>('nightly.mjs', 'own.partsOf("261128")');
    const { scripts } = require('../../package.json');

    for (const [script = ''] of Object.values(parts).flat()) expect(scripts).toHaveProperty(script);
  });

  it('breaks each part of the code within a week', () => {
    const days = [24, 25, 26, 27, 28, 29, 30].map((day) => `"2611${day}"`);
    const chosen = inNode<string[]>(
      'nightly.mjs',
      `[${days}].map((day) => own.partsOf(day).mutants[0][1])`,
    );
    const parts = inNode<string[]>('mutant-parts.mjs', 'Object.keys(own.parts)');

    expect(chosen.toSorted()).toEqual(parts.toSorted());
  });
});
