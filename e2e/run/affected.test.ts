import { inNode } from './testing/in-node';

const enters = {
  'journeys/buy.spec.ts': ['SubscGuide', 'SubscApplyReq', 'Subsc'],
  'journeys/guides.spec.ts': ['GuideTotal'],
};
type Affected = { unit: string[]; journeys: string[]; routes?: string[] };
const affectedBy = (...files: string[]) =>
  inNode<Affected>(
    'affected.mjs',
    "own.affectedBy(given[0], { enters: given[1], related: () => ['a.test.ts'], reached: (of) => of.map((file) => file.match(/(\\w+)\\.tsx/)[1]) })",
    files,
    enters,
  );
const TOTAL = 'remote-guides/src/total/GuideTotal.tsx';

describe('npm test -- --changed runs', () => {
  it('the journeys that enter a page that imports what changed, and no others', () => {
    expect(affectedBy(TOTAL).journeys).toEqual(['journeys/guides.spec.ts']);
    expect(affectedBy('remote-apply/src/home/SubscGuide.tsx').journeys).toEqual([
      'journeys/buy.spec.ts',
    ]);
    expect(affectedBy('remote-estimate/src/Estimate.tsx').journeys).toEqual([]);
  });

  it('the changed pages alone, where a journey goes through all pages', () => {
    expect(affectedBy(TOTAL, 'remote-guides/src/figures.test.tsx').routes).toEqual(['GuideTotal']);
    expect(affectedBy(TOTAL, 'shared/api/src/user.ts').routes).toBeUndefined();
    expect(affectedBy(TOTAL, 'e2e/journeys/buy.spec.ts').routes).toBeUndefined();
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
    expect(affectedBy(TOTAL).unit).toEqual(['--runTestsByPath', 'a.test.ts']);
  });

  it('everything when the packages or the runner changed', () => {
    for (const file of ['pnpm-lock.yaml', 'jest.config.mjs', 'e2e/run/test.mjs'])
      expect(affectedBy(file)).toMatchObject({ unit: ['.'], journeys: ['.'] });
  });

  it('what its list says: a route that was entered and is not listed is told', () => {
    const tests = [
      { file: 'e2e/journeys/guides.spec.ts', enters: ['GuideTotal', 'Subsc'] },
      { file: 'e2e/journeys/buy.spec.ts', enters: ['SubscGuide'] },
      // Another engine's, which no part of a run leaves out.
      { file: 'e2e/old-engine/old-engine.spec.ts', enters: ['SubscGuide'] },
    ];

    expect(inNode('affected.mjs', 'own.notListed(...given)', tests, enters)).toEqual([
      '"journeys/guides.spec.ts": ["GuideTotal","Subsc"]',
    ]);
  });
});
