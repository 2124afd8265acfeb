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
