import { slowFrom } from '@shared/delivery/collector/visit';
import { eventsIn, metricsIn } from '@shared/telemetry/read';
import type { Browser, Page } from 'playwright/test';
import { expect, type Sandbox } from '../journeys/test';

/** What one visit sent, as it travelled: the signal and the text of each request. */
export type ToldVisit = readonly (readonly [signal: string, body: string])[];

type Asked = {
  /** The device's name, which decides the canaries it is in. */
  device: string;
  to: string;
  /** What the visitor does there; the page has to have told what is named here before they leave. */
  does: (page: Page) => Promise<void>;
  until: string;
};

/** A visitor in a browser of their own, who leaves once the page has told what the visit is about. */
export async function visited(
  browser: Browser,
  sandbox: Sandbox,
  { device, to, does, until }: Asked,
): Promise<ToldVisit> {
  const told: [string, string][] = [];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((name) => localStorage.setItem('care-device', name), device);
  await context.route('**/client-events/v1/*', async (route) => {
    const [, signal = ''] = /v1\/(\w+)/.exec(route.request().url()) ?? [];
    told.push([signal, route.request().postData() ?? '']);
    await route.fulfill({ json: {} });
  });
  const page = await context.newPage();
  await sandbox.open(page, { as: 'android', to });
  await does(page);
  await expect
    .poll(async () => {
      // What a page has to tell goes out when it is left; here it stays for the test to hear it.
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      return namesIn(told);
    })
    .toContain(until);
  await context.close();
  return told;
}

const namesIn = (told: ToldVisit): string[] =>
  told.flatMap(([, body]) => {
    const all = [...eventsIn(JSON.parse(body)), ...metricsIn(JSON.parse(body))];
    return all.map(({ what }) => what.name);
  });

export const isSlow = (told: ToldVisit): boolean =>
  told
    .flatMap(([, body]) => metricsIn(JSON.parse(body)))
    .some(({ what }) => what.value > slowFrom[what.name]);

/**
 * The same visit of somebody else: other names of the tab and of the document, as another phone would draw them, and
 * another version where there is one to put in its place.
 */
export function again(
  visit: ToldVisit,
  nth: number,
  put: Readonly<Record<string, string>> = {},
): ToldVisit {
  const digits = nth.toString(36).padStart(12, '0');
  const name = `${digits.slice(0, 6)}-${digits.slice(6)}`;
  const renamed = (body: string) =>
    Object.entries(put).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      body.replaceAll(NAME, `"stringValue":"${name}"`),
    );
  return visit.map(([signal, body]) => [signal, renamed(body)]);
}

/** Nothing else that a page tells looks so. */
const NAME = /"stringValue":"[a-z0-9]{6}-[a-z0-9]{6}"/g;
