import { inNode } from '@shared/delivery/testing/in-node';

describe('npm run nightly', () => {
  it('runs every part of each lane although one fails, and returns the failed ones', () => {
    const lanes = [
      { first: [['broken'], ['fine', 'too']], second: [['fine']] },
      { third: [['also']] },
    ];
    const call =
      'await own.runNight(given[0], async (_, name) => { asked.push(name); return name === "broken" ? 1 : 0 })';
    const [failed, asked] = inNode<[string[], string[]]>(
      'e2e/tools/nightly.mjs',
      `await (async (asked) => [${call}, asked])([])`,
      lanes,
    );

    expect(failed).toEqual(['first']);
    expect(asked.slice(0, 2)).toEqual(['broken', 'also']);
    expect(asked.slice(2)).toEqual(['fine', 'fine']);
  });

  it('runs only existing commands', () => {
    const commands = inNode<string[][]>(
      'e2e/tools/nightly.mjs',
      'own.lanesOf("261128").flatMap(Object.values).flat()',
    );
    const { scripts } = require('../../package.json');

    for (const [script = ''] of commands) expect(scripts).toHaveProperty(script);
  });

  it('breaks each part of the code within a week', () => {
    const days = [24, 25, 26, 27, 28, 29, 30].map((day) => `"2611${day}"`);
    const chosen = inNode<string[]>(
      'e2e/tools/nightly.mjs',
      `[${days}].map((day) => own.lanesOf(day)[0].mutants[0][1])`,
    );
    const parts = inNode<string[]>('e2e/tools/mutant-parts.mjs', 'Object.keys(own.parts)');

    expect(chosen.toSorted()).toEqual(parts.toSorted());
  });
});
