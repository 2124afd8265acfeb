import { inApp, pathsAskedFor } from './phone';
import { expect, test } from './test';
import { drawn, withoutReact } from './without-react';

const STATUS = '/app/subscStatus';

test('the coupons of the only membership are requested once, before React starts [API-021, COUPON-003]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: STATUS });
  await expect(page.getByText(/일 남았어요/)).toBeAttached();
  const react = await withoutReact(page, { withCoupons: true });
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
