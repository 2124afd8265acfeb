import { type AppName, routeNames, routes } from '@shared/routes/routes';
import { inNode } from './testing/in-node';

const ofRemote = (app: AppName) => routeNames.filter((name) => routes[name].app === app).sort();
const src = 'remote-guides/src';
const [TOTAL, WARRANTY] = [`${src}/total/GuideTotal.tsx`, `${src}/warranty/GuideWarranty.tsx`];
/** Both pages import the figure. Only the warranty imports the steps. */
const importers = [
  [`${src}/drawing/Figure.tsx`, [TOTAL, WARRANTY]],
  [`${src}/guide/Steps.tsx`, [WARRANTY]],
  [`${src}/guide/steps.module.css`, [`${src}/guide/Steps.tsx`]],
];
const reached = (...files: string[]) =>
  inNode<string[]>('reached.mjs', 'own.routesReached(given[0], () => given[1])', files, importers);

describe('routesReached', () => {
  it('returns routes whose pages import the file, directly or not', () => {
    expect(reached(TOTAL)).toEqual(['GuideTotal']);
    expect(reached(`${src}/guide/steps.module.css`)).toEqual(['GuideWarranty']);
    expect(reached(`${src}/drawing/Figure.tsx`)).toEqual(['GuideTotal', 'GuideWarranty']);
  });

  it('returns all routes of the remote when no page imports the file', () => {
    for (const file of [
      `${src}/screens.ts`,
      `${src}/removed.ts`,
      'remote-guides/webpack.config.mjs',
    ])
      expect(reached(file).sort()).toEqual(ofRemote('guides'));
  });

  it('finds a page for each route in the tables of screens', () => {
    const pages = inNode<{ route: string; page?: string }[]>(
      'reached.mjs',
      "['apply', 'mypage', 'estimate', 'guides'].flatMap((app) => own.pagesOf('remote-' + app))",
    );

    expect(pages.map(({ route }) => route).sort()).toEqual(
      routeNames.filter((name) => routes[name].app !== 'host').sort(),
    );
    expect(pages.filter(({ page }) => page === undefined)).toEqual([]);
  });

  it('finds them in the imports of the remotes', () => {
    const file = 'remote-mypage/src/coupons/Coupons.tsx';

    expect(inNode('reached.mjs', 'own.routesReached(given)', file)).toEqual(['Subsc', 'SubscVtg']);
  });
});
