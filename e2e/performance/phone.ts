import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, type Cookie, chromium, type Page } from 'playwright';
import { quiet } from '../journeys/browser';

/** Slowdown of the processor and speed of the connection. */
export type Profile = { cpu: number; line?: { latency: number; down: number; up: number } };

/** Phone of the thresholds: 4 times slower than this machine, 1.6 and 0.75 Mbps, 150 ms. */
export const phone: Profile = { cpu: 4, line: { latency: 150, down: 1.6e6 / 8, up: 0.75e6 / 8 } };
export const fast: Profile = { cpu: 1 };

const VIEWPORT = { width: 412, height: 823 };

const ARGS = [
  ...quiet,
  '--disable-features=OptimizationHints,MediaRouter,Translate',
  '--enable-precise-memory-info',
  '--js-flags=--expose-gc',
];

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

export async function slowDown(page: Page, { cpu, line }: Profile): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await showAll(session);
  await session.send('Network.enable');
  if (line)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.down,
      uploadThroughput: line.up,
    });
  if (cpu > 1) await setCpu(session, cpu);
  return session;
}

/** Height in px for the bars of the browser. */
const BARS_PX = 300;

/** Makes the window as high as the page plus the browser's bars. Otherwise the end of the page would not be painted. */
async function showAll(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const { width, height } = VIEWPORT;
  const bounds = { width, height: height + BARS_PX };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
}

/** Makes the processor slower by this factor. */
export async function setCpu(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
