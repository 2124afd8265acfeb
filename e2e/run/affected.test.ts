import { inNode } from './testing/in-node';

const enters = {
  'journeys/buy.spec.ts': ['apply', 'mypage'],
  'journeys/guides.spec.ts': ['guides'],
};
type Affected = { unit: string[]; journeys: string[]; remotes?: string[] };
const affectedBy = (...files: string[]) =>
  inNode<Affected>('affected.mjs', "own.affectedBy(...given, () => ['a.test.ts'])", files, enters);

describe('npm test -- --changed runs', () => {
  it('the journeys that enter a changed remote, and no others', () => {
    expect(affectedBy('remote-guides/src/Guide.tsx').journeys).toEqual(['journeys/guides.spec.ts']);
    expect(affectedBy('remote-apply/src/Home.tsx').journeys).toEqual(['journeys/buy.spec.ts']);
    expect(affectedBy('remote-estimate/src/Totals.tsx').journeys).toEqual([]);
  });

  it('the pages of the changed remotes alone, where a journey goes through all pages', () => {
    expect(affectedBy('remote-guides/src/Guide.tsx').remotes).toEqual(['guides']);
    expect(
      affectedBy('remote-guides/src/Guide.tsx', 'shared/api/src/user.ts').remotes,
    ).toBeUndefined();
  });

  it('every journey when host, shared code or the sandbox changed', () => {
    for (const file of ['host/src/main.tsx', 'shared/api/src/user.ts', 'e2e/sandbox/src/main.ts'])
      expect(affectedBy(file).journeys).toEqual(Object.keys(enters));
  });

  it('a journey that was itself changed, and none for a unit test or a page of text', () => {
    expect(affectedBy('e2e/journeys/buy.spec.ts').journeys).toEqual(['journeys/buy.spec.ts']);
    expect(affectedBy('shared/api/src/user.test.ts', 'README.md').journeys).toEqual([]);
  });

  it('the unit tests that import what changed', () => {
    expect(affectedBy('remote-guides/src/Guide.tsx').unit).toEqual([
      '--runTestsByPath',
      'a.test.ts',
    ]);
  });

  it('everything when the packages or the runner changed', () => {
    for (const file of ['pnpm-lock.yaml', 'jest.config.mjs', 'e2e/run/test.mjs'])
      expect(affectedBy(file)).toMatchObject({ unit: ['.'], journeys: ['.'] });
  });

  it('what its list says: an app that was entered and is not listed is told', () => {
    const tests = [
      { file: 'e2e/journeys/guides.spec.ts', enters: ['host', 'guides', 'mypage'] },
      { file: 'e2e/journeys/buy.spec.ts', enters: ['host', 'apply'] },
      // Another engine's, which no part of a run leaves out.
      { file: 'e2e/old-engine/old-engine.spec.ts', enters: ['apply'] },
    ];

    expect(inNode('affected.mjs', 'own.notListed(...given)', tests, enters)).toEqual([
      '"journeys/guides.spec.ts": ["guides","mypage"]',
    ]);
  });
});
