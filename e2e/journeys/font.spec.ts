import type { Page } from 'playwright/test';
import { expect, test } from './test';

const OWN = 'Pretendard Variable';
const SLICES = 'Pretendard slices';

/** Returns true when a file of a family has loaded. */
const hasLoaded = (page: Page, family: string): Promise<boolean> =>
  page.evaluate(
    (name) =>
      [...document.fonts].some(
        ({ family, status }) => family.includes(name) && status === 'loaded',
      ),
    family,
  );

test('nothing moves while home and the status load with our font', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        Reflect.set(window, '__moved', (Reflect.get(window, '__moved') ?? 0) + shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const to of ['/app/', '/app/subscStatus']) {
    await sandbox.open(page, { person: 'active-standard', as: 'android', to });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Some texts of the backend have characters that only a slice has.
    for (const family of [OWN, SLICES]) await expect.poll(() => hasLoaded(page, family)).toBe(true);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() => Number(Reflect.get(window, '__moved') ?? 0));
    expect(moved, to).toBeLessThan(0.05);
  }
});

test('home loads at most 110 kB of fonts, with their licence beside them', async ({
  page,
  sandbox,
}) => {
  const files = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.url().endsWith('.woff2'))
      files.set(response.url(), (await response.body()).length);
  });
  await sandbox.open(page, { as: 'web', to: '/app/' });
  await expect.poll(() => hasLoaded(page, SLICES)).toBe(true);
  await page.waitForLoadState('networkidle');

  expect(files.size).toBeGreaterThan(1);
  expect([...files.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(110_000);
  const [font = ''] = files.keys();
  const licence = await page.request.get(new URL('LICENSE.txt', font).href);
  expect(licence.headers()['content-type']).toContain('text/plain');
  expect(await licence.text()).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
