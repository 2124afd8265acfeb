import type { Page } from 'playwright/test';
import { buying } from './buying';
import { onOneDay, open, settled } from './scenes/view';
import { expect, test } from './test';

test.beforeEach(({ page, sandbox }) => onOneDay(page, sandbox));

/** Checks that the accessibility tree of the page equals the accepted text in the repository. */
async function expectTree(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // An idle page adds its elements for messages. React draws the last one, that of the offline card.
  await expect(page.locator('body > :not(#root) > [role="status"]')).toBeAttached();
  await settled(page);
  const tree = await page.locator('body').ariaSnapshot();
  expect(`${tree}\n`).toMatchSnapshot(`${name}.txt`);
}

for (const [name, person, to] of [
  ['status', 'active-premium', '/app/subscStatus'],
  ['estimate', 'active-standard', '/app/estimate/guide'],
] as const)
  test(`the accessibility tree of ${name} is the accepted one`, async ({ page, sandbox }) => {
    await open(page, sandbox.origin, { name, person, as: 'android', to });
    await expectTree(page, name);
  });

test('the accessibility trees of home, vehicle and payment are the accepted ones', async ({
  page,
  sandbox,
}) => {
  const home = { name: 'home', person: 'new-customer', as: 'android', to: '/app/' } as const;
  await open(page, sandbox.origin, home);
  await expectTree(page, 'home');
  await buying.choose(page, { group: 'STANDARD', vehicle: /C5/ });
  await buying.agree(page);
  await expectTree(page, 'vehicle');
  await buying.confirmVehicle(page);
  await expectTree(page, 'payment');
});

test('the accessibility trees of a membership and its consents are the accepted ones', async ({
  page,
  sandbox,
}) => {
  const to = '/app/subscStatus/subscs/S-active-standard';
  const detail = { name: 'detail', person: 'active-standard', as: 'android', to } as const;
  await open(page, sandbox.origin, detail);
  await expectTree(page, 'detail');
  await page.getByRole('button', { name: '동의 내역' }).click();
  await expectTree(page, 'consents');
});
