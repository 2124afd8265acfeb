import type { Page, Route } from 'playwright/test';
import { barrier } from './barrier';
import { type FirstViewPage, firstViewPages } from './first-view-pages';
import { nightlyUnless } from './nightly';
import { expect, type Sandbox, test } from './test';
import { drawn, FIRST, openedOnWeb, withoutReact } from './without-react';

const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };

/** Opens the page once if its prerender needs a known person. Returns a function that opens it again. */
async function begun(page: Page, sandbox: Sandbox, { person, to, known }: FirstViewPage) {
  if (!person) return () => openedOnWeb(page, sandbox.origin, to);
  await sandbox.open(page, { person, as: 'android', to });
  await expect(page.getByText(known).first()).toBeAttached();
  return () => page.goto(`${sandbox.origin}${to}`, { waitUntil: 'commit' });
}

test.describe('before its prerender is loaded', () => {
  test.use({ expectedNoise: /integrity/ });

  for (const start of firstViewPages)
    test(
      `${start.name} works without its prerender when that is missing or changed`,
      nightlyUnless(start.isEveryRun === true),
      async ({ page, sandbox }) => {
        const again = await begun(page, sandbox, start);
        for (const body of [undefined, 'document.body.textContent = "bad"']) {
          await page.route(FIRST, (route) =>
            route.fulfill(body ? { body, headers } : { status: 404, headers }),
          );
          const answered = page.waitForResponse(FIRST);
          await again();
          await answered;

          await expect(page.getByRole('heading', { level: 1 })).toHaveText(start.title);
          await expect(page.getByText(start.known).first()).toBeAttached();
          await expect(drawn(page)).toHaveCount(0);
        }
      },
    );
});

test('a page without prerenders, as of an older host, works as usual', async ({
  page,
  sandbox,
}) => {
  const start = firstViewPages[0];
  if (!start) throw new RangeError('no page has a first view');
  await page.route(/\/app\/(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const [first, ...scripts] = (await answer.text()).split('<script>');
    const last = scripts.pop()?.replace(/^.*?<\/script>/s, '');
    await route.fulfill({
      response: answer,
      body: `${[first, ...scripts].join('<script>')}${last}`,
    });
  });
  await sandbox.open(page, { as: 'web', to: '/app/termInfo/service' }); // this response is fetched after a redirect and not changed on its way
  const asked = page.waitForResponse(FIRST);
  await page.goto(`${sandbox.origin}${start.to}`, { waitUntil: 'commit' });
  await asked;

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(start.title);
  await expect(page.getByText(start.known).first()).toBeAttached();
  await expect(drawn(page)).toHaveCount(0);
});

/** Calls whose data the prerender of a page shows, each with an invalid answer. The nightly run checks all. */
const answersOf: readonly { name: string; isEveryRun?: true; call: RegExp; odd: object }[] = [
  {
    name: 'home',
    isEveryRun: true,
    call: /\/pkgs/,
    odd: { data: [{ id: 'P1', group: 'STANDARD' }] },
  },
  {
    name: 'home of a customer with one car',
    call: /\/users\/U[^/]*$/,
    odd: { data: { vehicles: {} } },
  },
  {
    name: 'the status of a member',
    isEveryRun: true,
    call: /\/users\/U[^/]*$/,
    odd: { data: { subscs: [{ id: 1.5 }] } },
  },
  {
    name: 'the estimate of a member',
    isEveryRun: true,
    call: /\/users\/estimate$/,
    odd: { vehicleList: [null] },
  },
  {
    name: "a seller's link to a member",
    call: /\/subscSolicitations\//,
    odd: { data: { state: 10 } },
  },
];

for (const { name, isEveryRun, call, odd } of answersOf)
  test(
    `${name} shows no price and no name before React when the answer is invalid, refused or old`,
    nightlyUnless(isEveryRun === true),
    async ({ page, sandbox }) => {
      const start = firstViewPages.find((one) => one.name === name);
      if (!start) throw new RangeError(`there is no page ${name}`);
      const again = await begun(page, sandbox, start);
      const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
      const wrong: readonly ((route: Route) => Promise<void>)[] = [
        (route) => route.fulfill({ json: odd }),
        (route) => route.fulfill({ status: 500, json: {} }),
        async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, headers: { ...response.headers(), date: tomorrow } });
        },
      ];
      for (const answer of wrong) {
        await page.goto('about:blank'); // the previous page sends no more requests
        const react = await withoutReact(page);
        const answered = answeredBy(page, call, answer);
        await again();
        await answered;

        await react();

        await expect(drawn(page)).toHaveCount(0);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
  );

/** Answers the next such call, and resolves then. */
async function answeredBy(page: Page, call: RegExp, answer: (route: Route) => Promise<void>) {
  const answered = barrier();
  await page.route(call, (route) => answer(route).then(answered.open), { times: 1 });
  await answered.opened;
}
