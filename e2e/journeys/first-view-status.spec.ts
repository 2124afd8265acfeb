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
