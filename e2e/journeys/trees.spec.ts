import type { Page } from 'playwright/test';
import { open, settled } from '../gallery/view';
import { buying } from './buying';
import { expect, test } from './test';

/** Noon of a day on which no notice of a season is due. */
const DAY = '2026-11-20';

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.staff('clock', { freeze: 'on', set: DAY });
  await sandbox.staff('reset', { keepClock: 'on' });
  // Sellers stand in another order for every customer.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
});

/** What a screen reader finds on the page, in its order, is the text in the repository. */
async function expectTree(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await settled(page);
  const tree = await page.locator('body').ariaSnapshot();
  expect(`${tree}\n`).toMatchSnapshot(`${name}.txt`);
}

for (const [name, person, to] of [
  ['home', 'new-customer', '/app/'],
  ['status', 'active-premium', '/app/subscStatus'],
  ['detail', 'active-standard', '/app/subscStatus/subscs/S-active-standard'],
  ['estimate', 'active-standard', '/app/estimate/guide'],
] as const)
  test(`a screen reader finds on ${name} what was accepted, in its order`, async ({
    page,
    sandbox,
  }) => {
    await open(page, sandbox.origin, { name, person, as: 'android', to });
    await expectTree(page, name);
  });

test('a screen reader finds on the vehicle page and on the payment page what was accepted, in its order', async ({
  page,
  sandbox,
}) => {
  const home = { name: 'home', person: 'new-customer', as: 'android', to: '/app/' } as const;
  await open(page, sandbox.origin, home);
  await buying.choose(page, { group: 'STANDARD', vehicle: /C5/ });
  await buying.agree(page);
  await expectTree(page, 'vehicle');
  await buying.confirmVehicle(page);
  await expectTree(page, 'payment');
});
