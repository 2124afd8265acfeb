import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, type Cookie, chromium, type Page } from 'playwright';
import { quiet } from '../../journeys/browser';

/** Processor and connection of the phone: 4 times slower than this machine, 1.6 and 0.75 Mbps, 150 ms. */
const CPU_SLOWDOWN = 4;
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

const VIEWPORT = { width: 412, height: 823 };

const ARGS = [...quiet, '--disable-features=OptimizationHints,MediaRouter,Translate'];

/** The user agent of the browser and its stored cookies. */
export type Holder = { userAgent?: string; cookies?: Cookie[] };

/** Runs with a new browser profile. `spki` is the key of the server's certificate. */
export async function withBrowser<T>(
  spki: string | undefined,
  { userAgent, cookies = [] }: Holder,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'care-phone-'));
  const executablePath = process.env['CHROMIUM_PATH'];
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    headless: true,
    args: [...ARGS, ...(spki ? [`--ignore-certificate-errors-spki-list=${spki}`] : [])],
    viewport: VIEWPORT,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ...(userAgent && { userAgent }),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  try {
    await context.addCookies(cookies);
    return await use(context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives a page the processor and the connection of the phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await showAll(session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

const BARS_PX = 300;

/** Makes the window as high as the page plus the browser's bars. Otherwise the end of the page would not be painted. */
async function showAll(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const { width, height } = VIEWPORT;
  const bounds = { width, height: height + BARS_PX };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
}
