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

describe('affectedBy', () => {
  it('returns only journeys that enter a page which imports the change', () => {
    expect(affectedBy(TOTAL).journeys).toEqual(['journeys/guides.spec.ts']);
    expect(affectedBy('remote-apply/src/home/SubscGuide.tsx').journeys).toEqual([
      'journeys/buy.spec.ts',
    ]);
    expect(affectedBy('remote-estimate/src/Estimate.tsx').journeys).toEqual([]);
  });

  it('returns the changed routes for journeys through all pages', () => {
    expect(affectedBy(TOTAL, 'remote-guides/src/figures.test.tsx').routes).toEqual(['GuideTotal']);
    expect(affectedBy(TOTAL, 'shared/product/api/src/user.ts').routes).toBeUndefined();
    expect(affectedBy(TOTAL, 'e2e/journeys/buy.spec.ts').routes).toBeUndefined();
  });

  it('returns every journey when host, shared code or the sandbox changed', () => {
    for (const file of [
      'host/src/main.tsx',
      'shared/product/api/src/user.ts',
      'e2e/sandbox/src/main.ts',
    ])
      expect(affectedBy(file).journeys).toEqual(Object.keys(enters));
  });

  it('returns a changed journey, and none for a unit test or document', () => {
    expect(affectedBy('e2e/journeys/buy.spec.ts').journeys).toEqual(['journeys/buy.spec.ts']);
    expect(affectedBy('shared/product/api/src/user.test.ts', 'README.md').journeys).toEqual([]);
  });

  it('returns the unit tests that import the change', () => {
    expect(affectedBy(TOTAL).unit).toEqual(['--runTestsByPath', 'a.test.ts']);
  });

  it('returns everything when packages or the runner changed', () => {
    for (const file of [
      'pnpm-lock.yaml',
      'jest.config.mjs',
      'e2e/tools/test.mjs',
      'shared/delivery/build/app-config.mjs',
    ])
      expect(affectedBy(file)).toMatchObject({ unit: ['.'], journeys: ['.'] });
  });

  it('reports a route that was entered and is not listed', () => {
    const tests = [
      { file: 'e2e/journeys/guides.spec.ts', enters: ['GuideTotal', 'Subsc'] },
      { file: 'e2e/journeys/buy.spec.ts', enters: ['SubscGuide'] },
      // Journeys of other engines are never left out of a run.
      { file: 'e2e/old-engine/old-engine.spec.ts', enters: ['SubscGuide'] },
    ];

    expect(inNode('affected.mjs', 'own.notListed(...given)', tests, enters)).toEqual([
      '"journeys/guides.spec.ts": ["GuideTotal","Subsc"]',
    ]);
  });
});
