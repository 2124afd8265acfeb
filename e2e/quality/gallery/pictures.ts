import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { browser as launchOptions } from '../../journeys/browser';
import { startSandbox } from '../../journeys/sandbox-process';
import { open, viewed } from './view';

/**
 * `npm run gallery -- readme`: takes the pictures of the root's README, each of a phone's first screen, in
 * `e2e/quality/gallery/pictures`.
 */
const PHONE = { width: 390, text: 100, scheme: 'light' } as const;
const LARGEST = 60_000;

const screens = [
  ['home', { person: 'new-customer', as: 'android', to: '/app/' }],
  ['status', { person: 'active-standard', as: 'android', to: '/app/subscStatus' }],
] as const;

const out = join(import.meta.dirname, 'pictures');
mkdirSync(out, { recursive: true });
const sandbox = await startSandbox();
const browser = await chromium.launch(launchOptions);
try {
  const page = await viewed(browser, PHONE);
  for (const [name, scene] of screens) {
    await open(page, sandbox.origin, { name, ...scene });
    await take(page, name);
  }
  await page.goto(`${sandbox.origin}/sandbox/?${new URLSearchParams({ state: '이용 중' })}`);
  await take(page, 'console');
} finally {
  await browser.close();
  await sandbox.stop();
}

async function take(page: Page, name: string): Promise<void> {
  const path = join(out, `${name}.jpg`);
  await page.screenshot({
    path,
    quality: 80,
    animations: 'disabled',
  });
  const { size } = statSync(path);
  console.log(`${path} ${size}`);
  if (size > LARGEST) {
    console.log(`  larger than ${LARGEST}: a picture of a calmer screen will do`);
    process.exitCode = 1;
  }
}
