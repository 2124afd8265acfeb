import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { MeasuredPage } from './pages';
import { type Profile, slowDown } from './phone';
import type { PageTimes } from './probe';
import { type PageRequest, recordTraffic } from './traffic';
import { watched } from './watched';

/** One load of a page. Counts include requests until the app is interactive, without those of the idle page. */
export type Load = {
  fcp: number;
  lcp: number;
  lcpText: string;
  meaningful: number;
  whole: number;
  longTasks: number;
  shift: number;
  js: number;
  /** Size of the prerender script in bytes. */
  firstView: number;
  bytes: number;
  requests: number;
  asked: readonly PageRequest[];
  errors: readonly string[];
};

const LONGEST_MS = 25_000;
/** Milliseconds to wait for a larger paint after the app is interactive. */
const SETTLE_MS = 800;

type Loaded = {
  page: Page;
  session: CDPSession;
  traffic: ReturnType<typeof recordTraffic>;
  measured: Load;
};

export async function load(
  context: BrowserContext,
  url: string,
  { meaningful }: Pick<MeasuredPage, 'meaningful'>,
  profile: Profile,
): Promise<Loaded> {
  const page = await context.newPage();
  const session = await slowDown(page, profile);
  const traffic = recordTraffic(session);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const takenOver = await watched(page, { meaningful });
  await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS });
  await takenOver();
  await page.waitForTimeout(SETTLE_MS);
  const told = await page.evaluate(() => window.__told);
  if (!told) throw new Error(`nothing was measured at ${url}`);
  return { page, session, traffic, measured: { ...measuredOf(told, traffic.asked()), errors } };
}

const FIRST_VIEW = /\/first-\w+\.js$/;

function measuredOf(told: PageTimes, all: readonly PageRequest[]): Omit<Load, 'errors'> {
  const { fcp, lcp, lcpText, meaningful, whole, longTasks, shift } = told;
  const asked = all.filter(({ start }) => start <= (whole ?? Number.POSITIVE_INFINITY));
  const sum = (some: readonly PageRequest[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    fcp: fcp ?? Number.NaN,
    lcp: lcp ?? Number.NaN,
    lcpText,
    meaningful: meaningful ?? Number.NaN,
    whole: whole ?? Number.NaN,
    longTasks: longTasks.reduce((total, [, length]) => total + length, 0),
    shift,
    js: sum(asked.filter(({ kind }) => kind === 'script')),
    firstView: sum(asked.filter(({ path }) => FIRST_VIEW.test(path))),
    bytes: sum(asked),
    requests: asked.filter(({ cached }) => !cached).length,
    asked: all,
  };
}
