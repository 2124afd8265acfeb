import { inNode } from './testing/in-node';

const enters = {
  'journeys/buy.spec.ts': ['SubscGuide', 'SubscApplyReq', 'Subsc'],
  'journeys/guides.spec.ts': ['GuideTotal'],
};
type Affected = { unit: string[]; journeys: string[]; routes?: string[] };
/** Returns the result for each list of changed files. */
const affectedByEach = (...changes: string[][]) =>
  inNode<Affected[]>(
    'affected.mjs',
    "given[0].map((files) => own.affectedBy(files, { enters: given[1], related: () => ['a.test.ts'], reached: (of) => of.map((file) => file.match(/(\\w+)\\.tsx/)[1]) }))",
    changes,
    enters,
  );
const TOTAL = 'remote-guides/src/total/GuideTotal.tsx';

describe('affectedBy', () => {
  it('returns only journeys that enter a page which imports the change', () => {
    const changes = [
      TOTAL,
      'remote-apply/src/home/SubscGuide.tsx',
      'remote-estimate/src/Estimate.tsx',
    ];

    expect(affectedByEach(...changes.map((file) => [file]))).toMatchObject([
      { journeys: ['journeys/guides.spec.ts'], unit: ['--runTestsByPath', 'a.test.ts'] },
      { journeys: ['journeys/buy.spec.ts'] },
      { journeys: [] },
    ]);
  });

  it('returns the changed routes for journeys through all pages', () => {
    const routes = affectedByEach(
      [TOTAL, 'remote-guides/src/figures.test.tsx'],
      [TOTAL, 'shared/product/api/src/user.ts'],
      [TOTAL, 'e2e/journeys/buy.spec.ts'],
    ).map((affected) => affected.routes);

    expect(routes).toEqual([['GuideTotal'], undefined, undefined]);
  });

  it('returns every journey when host, shared code or the sandbox changed', () => {
    const every = { journeys: Object.keys(enters) };

    expect(
      affectedByEach(
        ['host/src/main.tsx'],
        ['shared/product/api/src/user.ts'],
        ['e2e/sandbox/src/main.ts'],
      ),
    ).toMatchObject([every, every, every]);
  });

  it('returns a changed journey, and none for a unit test or document', () => {
    expect(
      affectedByEach(
        ['e2e/journeys/buy.spec.ts'],
        ['shared/product/api/src/user.test.ts', 'README.md'],
      ),
    ).toMatchObject([{ journeys: ['journeys/buy.spec.ts'] }, { journeys: [] }]);
  });

  it('returns everything when packages or the runner changed', () => {
    const everything = { unit: ['.'], journeys: ['.'] };
    const files = [
      'pnpm-lock.yaml',
      'jest.config.mjs',
      'e2e/tools/test.mjs',
      'shared/delivery/build/app-config.mjs',
    ];

    expect(affectedByEach(...files.map((file) => [file]))).toMatchObject(
      files.map(() => everything),
    );
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
