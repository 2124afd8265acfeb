import { productionSettings } from '@shared/config/settings';
import { type Holder, withBrowser } from './phone';
import type { Served } from './server';

const LONGEST_MS = 30_000;

/** User agent of the in-app browser. The phone has no native app. */
const appBrowser = `Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36 ${productionSettings.bridge.userAgentToken || 'ServiceCareApp'}`;

/**
 * Returns the state of a phone on which this person has opened the app. Without a person, it is a web visitor's phone.
 */
export async function holderOf(
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
