import { type AppName, routeNames, routes } from '@shared/routes/routes';
import { inNode } from './testing/in-node';

const ofRemote = (app: AppName) => routeNames.filter((name) => routes[name].app === app).sort();
const src = 'remote-guides/src';
const [TOTAL, WARRANTY] = [`${src}/total/GuideTotal.tsx`, `${src}/warranty/GuideWarranty.tsx`];
/** Both pages draw the figure; only the warranty has steps. */
const imports = [
  [`${src}/screens.ts`, [TOTAL, WARRANTY]],
  [TOTAL, [`${src}/drawing/Figure.tsx`]],
  [WARRANTY, [`${src}/drawing/Figure.tsx`, `${src}/guide/Steps.tsx`]],
  [`${src}/guide/Steps.tsx`, [`${src}/guide/steps.module.css`]],
];
const reached = (...files: string[]) =>
  inNode<string[]>('reached.mjs', 'own.routesReached(given[0], () => given[1])', files, imports);

describe('the routes that a changed file reaches', () => {
  it('are those whose pages import it, at once or by others', () => {
    expect(reached(TOTAL)).toEqual(['GuideTotal']);
    expect(reached(`${src}/guide/steps.module.css`)).toEqual(['GuideWarranty']);
    expect(reached(`${src}/drawing/Figure.tsx`)).toEqual(['GuideTotal', 'GuideWarranty']);
  });

  it('are all of its remote, where no page is seen to import it', () => {
    for (const file of [
      `${src}/screens.ts`,
      `${src}/removed.ts`,
      'remote-guides/webpack.config.mjs',
    ])
      expect(reached(file).sort()).toEqual(ofRemote('guides'));
  });

  it('have a page each in the tables of screens', () => {
    const pages = inNode<{ route: string; page?: string }[]>(
      'reached.mjs',
      "['apply', 'mypage', 'estimate', 'guides'].flatMap((app) => own.pagesOf('remote-' + app))",
    );

    expect(pages.map(({ route }) => route).sort()).toEqual(
      routeNames.filter((name) => routes[name].app !== 'host').sort(),
    );
    expect(pages.filter(({ page }) => page === undefined)).toEqual([]);
  });

  it('are found among what the files of the remote import today', () => {
    const file = 'remote-mypage/src/coupons/Coupons.tsx';

    expect(inNode('reached.mjs', 'own.routesReached(given)', file)).toEqual(['Subsc', 'SubscVtg']);
  });
});
