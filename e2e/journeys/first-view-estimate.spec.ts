import type { Page } from 'playwright/test';
import { inApp, pathsAskedFor } from './phone';
import { expect, type Sandbox, test } from './test';
import { drawn, withoutReact } from './without-react';

const ESTIMATE = '/app/estimate/guide';

/** Opens the estimate for the second time as a returning customer. Returns a function that lets React load. */
async function estimateAgain(page: Page, sandbox: Sandbox): Promise<() => Promise<void>> {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: ESTIMATE });
  await expect(page.getByRole('checkbox', { name: /^엔진오일/ })).toBeAttached();
  return withoutReact(page);
}

test('the items of the first vehicle are requested once, before React starts [API-039]', async ({
  page,
  sandbox,
}) => {
  const react = await estimateAgain(page, sandbox);
  const asked = pathsAskedFor(page);
  await page.goto(`${sandbox.origin}${ESTIMATE}`, { waitUntil: 'commit' });
  await expect(drawn(page)).toBeAttached();

  await react();

  await inApp(page);
  await expect(page.getByRole('checkbox', { name: /^엔진오일/ })).toBeAttached();
  expect(asked.filter((path) => path.endsWith('/estimate-content'))).toHaveLength(1);
});

for (const [what, path, answer, shown] of [
  [
    'has a price that is not whole',
    '**/users/estimate-content',
    {
      status: 200,
      json: {
        configList: { BASIC_VEHICLE_SERVICE_COST: 88_000 },
        maintenancePriceList: [
          { estimate_maintenance_no: 1, estimate_maintenance_name: '엔진오일', price: 0.5 },
          { estimate_maintenance_no: 2, estimate_maintenance_name: '에어컨 필터', price: 55_000 },
        ],
      },
    },
    '에어컨 필터',
  ],
  [
    'is refused because the sign-in has expired',
    '**/users/estimate',
    { status: 401, json: {} },
    '엔진오일',
  ],
] as const)
  test(`an estimate whose answer ${what} is not drawn before React [EST-014]`, async ({
    page,
    sandbox,
  }) => {
    const react = await estimateAgain(page, sandbox);
    await page.route(path, (route) => route.fulfill(answer), { times: 1 });
    const answered = page.waitForResponse(path);
    await page.goto(`${sandbox.origin}${ESTIMATE}`, { waitUntil: 'commit' });
    await answered;

    await react();

    await expect(page.getByRole('checkbox', { name: new RegExp(`^${shown}`) })).toBeAttached();
    await expect(page.getByRole('checkbox', { name: /0\.5/ })).toHaveCount(0);
    await expect(drawn(page)).toHaveCount(0);
  });
