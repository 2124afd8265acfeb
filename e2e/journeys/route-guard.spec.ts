import { routes, type Web } from '@shared/routes/routes';
import { specified } from '@shared/routes/testing/specified';
import { pathsAskedFor } from './phone';
import { expect, test } from './test';
import { untilReact } from './without-react';

/** All pages of remotes. Production opens the return from the identity check to everybody. */
const pages = specified
  .filter(([, name]) => name !== 'NotApp')
  .map(([, name, path, web]) => ({
    name,
    address: path.replace(':type', 'service').replaceAll(/:\w+/g, '1'),
    remote: routes[name].app,
    web: name.startsWith('nice') ? ('open' as const) : web,
  }));
type Page = (typeof pages)[number];

/** Pages that a `vtg_id` opens, and one or two pages of each remote. `shared/platform/routes` checks every page for every visitor. */
const sample = ['SubscGuide', 'SubscVtg', 'TermInfo', 'Estimate'];
const inSample = ({ name, web }: Page) => web === 'with-vtg-id' || sample.includes(name);
const isOpenOrInSample = (page: Page) => page.web === 'open' || inSample(page);

const visitors = [
  {
    name: 'a web visitor',
    as: 'web',
    query: '',
    visits: isOpenOrInSample,
    opens: (web: Web) => web === 'open',
  },
  {
    name: 'a web visitor with a vtg_id',
    as: 'web',
    query: '?vtg_id=V1',
    visits: inSample,
    opens: (web: Web) => web !== 'app-only',
  },
  { name: 'a visitor in the app', as: 'android', query: '', visits: inSample, opens: () => true },
  { name: 'a developer', as: 'developer', query: '', visits: inSample, opens: () => true },
] as const;

const rows = '[GUARD-001…006, GUARD-008, GUARD-010]';

for (const { name: visitor, as, query, visits, opens } of visitors) {
  test(`the guard shows ${visitor} the listed pages and loads no remote of the others ${rows}`, async ({
    context,
    sandbox,
  }) => {
    for (const { name, address, remote, web } of pages.filter(visits)) {
      const page = await context.newPage();
      const asked = pathsAskedFor(page);
      const entry = page.waitForRequest((request) =>
        new RegExp(`/${remote}/.*/entry.js`).test(request.url()),
      );
      entry.catch(() => undefined); // the page of a refused visitor sends no request

      await sandbox.open(page, { as, to: `/app${address}${query}` });

      if (opens(web)) {
        await expect(entry, `${name} is opened`).resolves.toBeTruthy();
        await untilReact(page);
        expect(new URL(page.url()).pathname, `${name} is opened`).not.toBe('/app/notApp');
      } else {
        await expect(page, `${name} is refused`).toHaveURL(/\/app\/notApp$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(asked.filter((path) => path.startsWith(`/${remote}/`))).toEqual([]);
      }
      await page.close();
    }
  });
}
