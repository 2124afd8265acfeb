import { slowFrom } from '@shared/delivery/collector/slow';
import { eventsIn, metricsIn } from '@shared/telemetry/read';
import type { Browser, Page } from 'playwright/test';
import { expect, type Sandbox } from '../../journeys/test';

/** Telemetry of one visit as it was sent: the signal and the body of each request. */
export type ToldVisit = readonly (readonly [signal: string, body: string])[];

type Asked = {
  /** Id of the device, which decides its canaries. */
  device: string;
  to: string;
  /** Actions of the visitor, who leaves after the page has reported the event `until`. */
  does: (page: Page) => Promise<void>;
  until: string;
};

/** Opens the page as a visitor with a new browser, who leaves once the page has reported the event. */
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
      // A page sends its telemetry when the visitor leaves. Trigger that while the page stays, so that the test
      // receives it.
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
 * Returns the same visit of another visitor. Replaces the random ids of tab and document, and texts of `put`, for
 * example the version.
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

/** Pattern of these ids. No other value has this form. */
const NAME = /"stringValue":"[a-z0-9]{6}-[a-z0-9]{6}"/g;
