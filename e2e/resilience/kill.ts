import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, devices, type Page } from 'playwright/test';
import { expect, type Sandbox } from '../journeys/test';
import { agree, payQuickly } from './double-submit';
import { begunAnew, type Draft, readyToPay } from './draft';
import { expectOneOrder, paymentIds } from './orders';
import type { Random } from './random';

/** Long enough for order, card page, landing and completion. */
const WHOLE_PAYMENT_MS = 2_500;
const SLOWEST_ANSWER_MS = 300;

/** The webview's renderer dies (a phone short of memory), or the whole app does. */
const ends = ['webview', 'webview', 'app'] as const;

export type Phone = {
  context: () => BrowserContext;
  /** Kills the page, or everything; what is on disk stays, and so does the app's own sign-in. */
  kill: (what: (typeof ends)[number], page: Page) => Promise<void>;
  close: () => Promise<void>;
};

/** A browser with a disk of its own, which outlives it. */
export async function phone(signedIn: BrowserContext): Promise<Phone> {
  const disk = mkdtempSync(join(tmpdir(), 'care-phone-'));
  const { cookies } = await signedIn.storageState();
  const start = async () => {
    const opened = await chromium.launchPersistentContext(disk, {
      ...devices['Galaxy S9+'],
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    });
    await opened.addCookies(cookies);
    opened.setDefaultTimeout(20_000);
    return opened;
  };
  let context = await start();
  return {
    context: () => context,
    kill: async (what, page) => {
      const crash = await context.newCDPSession(page).catch(() => undefined);
      if (what === 'webview') {
        await crash?.send('Page.crash').catch(() => undefined);
        await page.close().catch(() => undefined);
        return;
      }
      const gone = new Promise<void>((done) => context.once('close', () => done()));
      await crash?.send('Browser.crash' as 'Browser.close').catch(() => undefined);
      await gone;
      context = await start();
    },
    close: async () => {
      await context.close();
      rmSync(disk, { recursive: true, force: true });
    },
  };
}
