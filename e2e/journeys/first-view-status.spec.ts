import type { Page } from 'playwright/test';
import { inApp, pathsAskedFor } from './phone';
import { expect, type Sandbox, test } from './test';
import { drawn, withoutReact } from './without-react';

const STATUS = '/app/subscStatus';

const left = (page: Page) => page.getByText(/일 남았어요/);

/** Opens the status for the second time as a returning member. Returns a function that lets React load. */
async function statusAgain(page: Page, sandbox: Sandbox): Promise<() => Promise<void>> {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: STATUS });
  await expect(left(page)).toBeAttached();
  return withoutReact(page, { withCoupons: true });
}

test('the coupons of the only membership are requested once, before React starts [API-021, COUPON-003]', async ({
  page,
  sandbox,
}) => {
  const react = await statusAgain(page, sandbox);
  const asked = pathsAskedFor(page);
  const sent = page.waitForRequest(/\/showProds/);
  await page.goto(`${sandbox.origin}${STATUS}`, { waitUntil: 'commit' });
  await sent;
  await expect(drawn(page)).toBeAttached();

  await react();

  await inApp(page);
  await expect(page.getByRole('tab', { name: /^사용 가능/ })).toBeAttached();
  expect(asked.filter((path) => path.includes('/showProds'))).toHaveLength(1);
});

test('a status is not drawn before React when its call is refused after the sign-in expired [STATUS-001]', async ({
  page,
  sandbox,
}) => {
  const react = await statusAgain(page, sandbox);
  const user = /\/users\/[^/]+$/;
  await page.route(user, (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  const answered = page.waitForResponse(user);
  await page.goto(`${sandbox.origin}${STATUS}`, { waitUntil: 'commit' });
  expect((await answered).status()).toBe(401);

  await react();

  await expect(left(page)).toBeAttached();
  await expect(drawn(page)).toHaveCount(0);
});

test('memberships are not drawn before React when one of them waits for approval [STATUS-007]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'pending', as: 'android', to: STATUS });
  await expect(page.getByText('승인대기').first()).toBeAttached();
  const react = await withoutReact(page);
  const answered = page.waitForResponse(/\/users\/[^/]+$/);
  await page.goto(`${sandbox.origin}${STATUS}`, { waitUntil: 'commit' });
  await answered;

  await react();

  await expect(page.getByText('승인대기').first()).toBeAttached();
  await expect(drawn(page)).toHaveCount(0);
});
