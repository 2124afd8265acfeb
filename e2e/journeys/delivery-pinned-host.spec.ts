import type { Page } from 'playwright/test';
import { test } from './delivery-test';
import { inApp } from './phone';
import { expect } from './test';

/** Use a channel with tools, like staging. A policy blocks the page's own host, which the browser reports. */
test.use({ tools: true, expectedNoise: /Content Security Policy/ });

const home = (page: Page) => page.getByRole('tab', { name: /^STANDARD/ });

/** Returns the versions of the host that loaded the files of an idle page. */
async function hostsRunning(page: Page): Promise<string[]> {
  await expect(home(page)).toBeVisible();
  await inApp(page);
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const found = names.flatMap(
      (name) =>
        /\/host\/([^/]+)\/(?!main|shared\.|vendor|libraries)[\w-]+\.js$/.exec(name)?.[1] ?? [],
    );
    return [...new Set(found)];
  });
}

test("a pinned host replaces the page's own host until the pin is removed", async ({
  page,
  sandbox,
  store,
}) => {
  await sandbox.open(page, { as: 'android', to: `/app/?mfe=host@${store.hostNext}` });
  await expect(page.getByText(`고정됨 host@${store.hostNext}`)).toBeVisible();
  expect(await hostsRunning(page)).toEqual([store.hostNext]);

  await page.goto(`${sandbox.origin}/app/`);
  expect(await hostsRunning(page)).toEqual([store.hostNext]);

  await page.getByRole('button', { name: '해제' }).click();
  await expect(page.getByText('고정됨')).toBeHidden();
  expect(await hostsRunning(page)).toEqual([store.good.host]);
});

test('a pin overrides a canary with another host and can include a remote', async ({
  page,
  sandbox,
  store,
}) => {
  await store.live({ canaries: [{ apps: { host: store.hostNext }, percent: 100, salt: 'h' }] });
  const pins = [`host@${store.good.host}`, `guides@${store.next}`];
  await sandbox.open(page, { as: 'android', to: `/app/?mfe=${pins}` });

  await expect(page.getByText(`고정됨 ${pins.join(', ')}`)).toBeVisible();
  expect(await hostsRunning(page)).toEqual([store.good.host]);
});
