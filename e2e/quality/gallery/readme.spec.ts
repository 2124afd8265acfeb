import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { open } from '../../journeys/scenes/view';
import { expect } from '../../journeys/test';
import { test } from './seen';

/** Limit of a picture in bytes. A calmer screen needs less. */
const LARGEST = 60_000;

async function take(page: Page, name: string): Promise<void> {
  const path = join(import.meta.dirname, 'pictures', `${name}.jpg`);
  await page.screenshot({ path, quality: 80, animations: 'disabled' });
  expect(statSync(path).size).toBeLessThan(LARGEST);
}

for (const [name, person, to] of [
  ['home', 'new-customer', '/app/'],
  ['status', 'active-standard', '/app/subscStatus'],
] as const)
  test(`the picture ${name} of the README`, async ({ seen, sandbox }) => {
    await open(seen, sandbox.origin, { name, person, as: 'android', to });
    await take(seen, name);
  });

test('the picture console of the README', async ({ seen, sandbox }) => {
  await seen.goto(`${sandbox.origin}/sandbox/?${new URLSearchParams({ state: '이용 중' })}`);
  await take(seen, 'console');
});
