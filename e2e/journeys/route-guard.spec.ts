import { pathsAskedFor } from './phone';
import { expect, test } from './test';
import { untilReact } from './without-react';

type Web = 'open' | 'with-vtg-id' | 'app-only';

type Listed = readonly [name: string, address: string, remote: string, web: Web];

/** Pages that a `vtg_id` opens, and one or two pages of each remote. `shared/platform/routes` checks every page for every visitor. */
const sample = ['SubscGuide', 'SubscVtg', 'TermInfo', 'Estimate'];
const inSample = ([name, , , web]: Listed) => web === 'with-vtg-id' || sample.includes(name);
const isOpenOrInSample = (page: Listed) => page[3] === 'open' || inSample(page);

/** All routes of the specification: page, address, remote, and who may open it on the web. */
const pages: readonly Listed[] = [
  ['SubscGuide', '/', 'apply', 'open'],
  ['Layover', '/layover', 'apply', 'open'],
  ['SubscApplyTerm', '/subscApply/term', 'apply', 'app-only'],
  ['SubscApplyVehicleReg', '/subscApply/vehicleReg', 'apply', 'app-only'],
  ['SubscApplyVehicle', '/subscApply/vehicle', 'apply', 'with-vtg-id'],
  ['SubscApplyPkg', '/subscApply/pkg', 'apply', 'app-only'],
  ['SubscApplyTermInsurance', '/subscApply/termInsurance', 'apply', 'app-only'],
  ['SubscApplyVehicleInsp', '/subscApply/vehicleInsp', 'apply', 'app-only'],
  ['SubscApplyVehiclePanel', '/subscApply/vehiclePanel', 'apply', 'app-only'],
  ['SubscApplyReq', '/subscApply/req', 'apply', 'with-vtg-id'],
  ['SubscApplyRes', '/subscApply/res', 'apply', 'app-only'],
  ['SubscRevoke', '/subscRevoke', 'mypage', 'with-vtg-id'],
  ['Subsc', '/subscStatus', 'mypage', 'with-vtg-id'],
  ['SubscListItem', '/subscStatus/subscs/S1', 'mypage', 'app-only'],
  ['SubscVtg', '/subscStatusVtg', 'mypage', 'app-only'],
  ['TermInfo', '/termInfo/service', 'guides', 'open'],
  ['GuideSubscApply', '/guide/subscApply', 'guides', 'open'],
  ['GuideInsurance', '/guide/insurance', 'guides', 'open'],
  ['GuideInsuranceSubmit', '/guide/insurance/C1', 'guides', 'with-vtg-id'],
  ['GuideTotal', '/guide/total', 'guides', 'app-only'],
  ['GuideWarranty', '/guide/warranty', 'guides', 'app-only'],
  ['Transfer', '/transfer/S1', 'mypage', 'with-vtg-id'],
  ['SubscSolicitation', '/subscSolicitation/none', 'apply', 'open'],
  ['niceSuccess', '/nice/success/', 'apply', 'open'],
  ['niceFail', '/nice/fail/', 'apply', 'open'],
  ['Estimate', '/estimate/guide', 'estimate', 'app-only'],
];

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
    for (const [name, address, remote, web] of pages.filter(visits)) {
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
