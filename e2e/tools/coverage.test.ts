import { inNode } from './testing/in-node';

const branches = (covered: number, total: number) => ({ branches: { covered, total } });
const summary = {
  total: branches(0, 0),
  '/house/host/src/a.ts': branches(1, 4),
  '/house/host/src/b.ts': branches(6, 10),
  '/house/shared/product/api/src/none.ts': branches(0, 0),
  '/house/jest.setup.ts': branches(0, 2),
};

describe('coverage', () => {
  it('returns the share of branches by area and every file under 60 %', () => {
    expect(inNode('coverage.mjs', 'own.branchesOf(...given)', summary, '/house')).toEqual({
      areas: [
        { area: 'host', share: 50 },
        { area: 'shared', share: 100 },
      ],
      low: [{ file: 'host/src/a.ts', share: 25 }],
    });
  });
});
