import { productionSettings } from '@shared/config/settings';
import { type Load, load, pressEarly } from './load';
import type { MeasuredPage } from './pages';
import { type Holder, withBrowser } from './phone';
import type { Served, Stage } from './server';

/** `answer`: milliseconds until a press before React was answered; undefined if React had taken over. */
export type Run = { first: Load; second: Load; answer: number | undefined };
export type Runs = Record<string, Readonly<Record<string, readonly Run[]>>>;

/**
 * Loads a page with every variant in turns, so that a slow moment of the machine affects all variants. Each run uses a
 * new browser, and its second visit the same one.
 */
export async function start({ served, spki }: Stage, n: number, page: MeasuredPage) {
  const names = Object.keys(served);
  const [first] = Object.values(served);
  if (!first) throw new RangeError('nothing to measure');
  const holder = await holderOf(first, spki, page.person);
  const runs: Record<string, Run[]> = {};
  for (let round = 0; round < n; round++)
    for (const name of names.map((_, place) => names[(place + round) % names.length] ?? '')) {
      const site = served[name];
      if (!site) continue;
      const run = await visitTwice(site, spki, holder, page);
      runs[name] = [...(runs[name] ?? []), run];
      showProgress(`${page.name} ${name} ${round + 1}`, run);
    }
  return runs;
}

const visitTwice = (
  { origin }: Served,
  spki: string | undefined,
  holder: Holder,
  { to, ...page }: MeasuredPage,
): Promise<Run> =>
  withBrowser(spki, holder, async (context) => {
    const first = await load(context, origin + to, page.meaningful);
    await first.page.close();
    const second = await load(context, origin + to, page.meaningful);
    await second.page.close();
    const answer = await pressEarly(context, origin + to, page);
    return { first: first.measured, second: second.measured, answer };
  });

const showProgress = (what: string, { first, second, answer }: Run) =>
  process.stderr.write(
    `${what}: meaningful ${Math.round(first.meaningful)} second visit ${Math.round(second.meaningful)} interactive ${Math.round(first.interactive)} answer ${Math.round(answer ?? Number.NaN)}\n`,
  );

const LONGEST_MS = 30_000;

/** User agent of the in-app browser. The phone has no native app. */
const appBrowser = `Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36 ${productionSettings.bridge.userAgentToken || 'ServiceCareApp'}`;

/**
 * Returns the state of a phone on which this person has opened the app. Without a person, it is a web visitor's phone.
 */
async function holderOf(
  served: Served,
  spki: string | undefined,
  person: string | undefined,
): Promise<Holder> {
  if (person === undefined) return {};
  const opened = await served.ask(
    `/sandbox/open?${new URLSearchParams({ as: 'android', person })}`,
  );
  const cookies = opened.headers.getSetCookie().flatMap((text) => {
    const [name = '', value = ''] = text.split(';')[0]?.split(/=(.*)/s) ?? [];
    return value === '' ? [] : [{ name, value, url: served.origin }];
  });
  const { tokenCookie } = productionSettings.session;
  return withBrowser(spki, { userAgent: appBrowser }, async (context) => {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(served.origin + (opened.headers.get('location') ?? '/app/'));
    const until = Date.now() + LONGEST_MS;
    const isKnown = async () => (await context.cookies()).some(({ name }) => name === tokenCookie);
    while (Date.now() < until && !(await isKnown())) await page.waitForTimeout(100);
    // Only the app's marker is measured, because the sandbox's simulated app is not part of the product.
    const kept = (await context.cookies()).filter(({ name }) => name !== 'sandbox_device');
    return { userAgent: appBrowser, cookies: kept };
  });
}
