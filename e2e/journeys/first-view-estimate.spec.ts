import { inApp, pathsAskedFor } from './phone';
import { expect, test } from './test';
import { drawn, withoutReact } from './without-react';

const ESTIMATE = '/app/estimate/guide';

test('the items of the first vehicle are requested once, before React starts [API-039]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: ESTIMATE });
  await expect(page.getByRole('checkbox', { name: /^엔진오일/ })).toBeAttached();
  const react = await withoutReact(page);
  const asked = pathsAskedFor(page);
  await page.goto(`${sandbox.origin}${ESTIMATE}`, { waitUntil: 'commit' });
  await expect(drawn(page)).toBeAttached();

  await react();

  await inApp(page);
  await expect(page.getByRole('checkbox', { name: /^엔진오일/ })).toBeAttached();
  expect(asked.filter((path) => path.endsWith('/estimate-content'))).toHaveLength(1);
});
