import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inNode } from '@shared/delivery/testing/in-node';

type Affected = { unit: string[]; journeys: string[] };
/** Returns what a change of these files affects. */
const affectedBy = (...files: string[]) =>
  inNode<Affected>(
    'e2e/tools/changed.mjs',
    "own.affectedBy(given, { related: () => ['a.test.ts'] })",
    ...files,
  );
const journeys = readdirSync(join(__dirname, '../journeys'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `journeys/${name}`);
/** Returns the files of journeys that Playwright chooses by these arguments. */
const chosenBy = (args: string[]) =>
  journeys.filter((file) => args.some((arg) => new RegExp(arg).test(file)));

describe('affectedBy', () => {
  it('returns only journeys through a remote that few journeys enter', () => {
    const { unit, journeys: args } = affectedBy('remote-estimate/src/Estimate.tsx');

    expect(unit).toEqual(['--runTestsByPath', 'a.test.ts']);
    expect(chosenBy(args)).toEqual(expect.arrayContaining(['journeys/estimate.spec.ts']));
    expect(chosenBy(args)).not.toContain('journeys/draft.spec.ts');
  });

  it('has a journey for each name in its list', () => {
    const lists = inNode<string[]>(
      'e2e/tools/changed.mjs',
      'Object.values(own.JOURNEYS_OF).map(String)',
    );
    const names = lists.flatMap((list) => /\((.+)\)/.exec(list)?.[1]?.split('|') ?? []);

    expect(
      names.filter((name) => !journeys.some((file) => file.startsWith(`journeys/${name}`))),
    ).toEqual([]);
    expect(names).toContain('estimate');
  });

  it('returns every journey when another remote, host, shared code or the sandbox changed', () => {
    for (const file of [
      'remote-apply/src/home/SubscGuide.tsx',
      'host/src/main.tsx',
      'shared/product/api/src/user.ts',
      'e2e/sandbox/src/main.ts',
    ])
      expect(affectedBy(file, 'remote-estimate/src/Estimate.tsx').journeys).toEqual(['.']);
  });

  it('returns a changed journey, and none for a unit test or document', () => {
    expect(affectedBy('e2e/journeys/draft.spec.ts').journeys).toEqual(['journeys/draft.spec.ts']);
    expect(affectedBy('shared/product/api/src/user.test.ts', 'README.md').journeys).toEqual([]);
  });

  it('returns everything when packages or the runner changed', () => {
    for (const file of [
      'pnpm-lock.yaml',
      'jest.config.mjs',
      'e2e/tools/test.mjs',
      'shared/delivery/build/app-config.mjs',
    ])
      expect(affectedBy(file)).toEqual({ unit: ['.'], journeys: ['.'] });
  });
});
