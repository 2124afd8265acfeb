import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { eventsIn, metricsIn } from '@shared/telemetry/read';
import type { Page } from 'playwright/test';
import { buying } from './buying';
import { expect, test } from './test';

/** Records what the pages of this context send to the collector. */
async function listen(page: Page) {
  const bodies: string[] = [];
  await page.context().route('**/client-events/v1/*', async (route) => {
    bodies.push(route.request().postData() ?? '');
    await route.continue();
  });
  const records = (name: 'logRecords' | 'metrics') =>
    bodies
      .flatMap(
        (body) => JSON.parse(body)[name === 'metrics' ? 'resourceMetrics' : 'resourceLogs'] ?? [],
      )
      .flatMap(({ scopeLogs, scopeMetrics }) => scopeLogs ?? scopeMetrics)
      .flatMap((scope) => scope[name]);
  const events = () => bodies.flatMap((body) => eventsIn(JSON.parse(body)));
  const metrics = () => bodies.flatMap((body) => metricsIn(JSON.parse(body)));
  return { bodies, records, events, metrics };
}

test('a page reports start, remotes, vitals and purchase steps without customer data', async ({
  page,
  sandbox,
}) => {
  const told = await listen(page);
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToEmptyPayment(page);
  const steps = () =>
    told
      .events()
      .flatMap(({ what }) => (what.name === 'mfe.step' ? what.fields : []))
      .map((step) => `${step['mfe.funnel']}/${step['mfe.step']}`);
  await expect.poll(steps).toEqual(['apply/home', 'apply/terms', 'apply/vehicle', 'apply/payment']);
  await buying.submit(page);
  await buying.complete(page);
  // Playwright sees the step to the card page only if it is sent before the page unloads.
  const afterPayment = () => steps().slice(4);
  await expect
    .poll(() => afterPayment().filter((step) => step !== 'apply/card-page'))
    .toEqual(['apply/return', 'apply/done']);

  // All sent records are in the table of events.
  expect(told.events()).toHaveLength(told.records('logRecords').length);
  expect(told.metrics()).toHaveLength(told.records('metrics').length);
  const names = new Set(told.events().map(({ what }) => what.name));
  expect(names).toEqual(new Set(['mfe.start', 'mfe.remote', 'mfe.step']));
  const starts = told.events().filter(({ what }) => what.name === 'mfe.start');
  expect(new Set(starts.map(({ about }) => about['session.id'])).size).toBe(1);
  expect(new Set(starts.map(({ about }) => about['mfe.visit'])).size).toBe(starts.length);
  await expect
    .poll(() => [...new Set(told.metrics().map(({ what }) => what.name))].sort())
    .toEqual([
      'browser.web_vital.cls',
      'browser.web_vital.inp',
      'browser.web_vital.lcp',
      'mfe.meaningful',
    ]);
  const all = told.bodies.join('\n');
  for (const secret of ['김민준', '15가1050', '010-', 'WBA', 'vtg'])
    expect(all).not.toContain(secret);
});

test.describe('a page whose own code throws', () => {
  test.use({ expectedNoise: /RangeError/ });

  test('reports the error type and place without the message', async ({ page, sandbox }) => {
    const told = await listen(page);
    await sandbox.open(page, { as: 'android', to: '/app/' });
    await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('김민준 010-1234-5678');
      });
    });

    await expect
      .poll(() =>
        told
          .events()
          .flatMap(({ what }) => (what.name === 'exception' ? what.fields['exception.type'] : [])),
      )
      .toEqual(['RangeError']);
    expect(told.bodies.join('')).not.toContain('김민준');
  });
});

type Vitals = Readonly<Record<string, number>>;
declare global {
  /** The library that defines them, added to the page by this journey. */
  var webVitals: typeof import('web-vitals');
  var __vitals: Vitals;
}

test('vitals equal those of the web-vitals library', async ({ page, sandbox }) => {
  const told = await listen(page);
  const library = createRequire(import.meta.url).resolve('web-vitals');
  const source = readFileSync(join(dirname(library), 'web-vitals.iife.js'), 'utf8');
  await page.addInitScript(`${source}; globalThis.webVitals = webVitals;`);
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    globalThis.__vitals = seen;
    const { onLCP, onCLS, onINP } = globalThis.webVitals;
    // The library stores its state by this object, so each metric needs its own.
    const options = () => ({ reportAllChanges: true, durationThreshold: 16 });
    onLCP(({ value }) => (seen['browser.web_vital.lcp'] = value), options());
    onCLS(({ value }) => (seen['browser.web_vital.cls'] = value), options());
    onINP(({ value }) => (seen['browser.web_vital.inp'] = value), options());
  });
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  // The page reports events from here on.
  await expect.poll(() => told.events().map(({ what }) => what.name)).toContain('mfe.remote');
  await page.getByRole('tab', { name: 'PREMIUM' }).click();
  await expect(page.getByRole('tab', { name: 'PREMIUM', selected: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(globalThis.__vitals))).toHaveLength(3);

  // On this event, the library and the page take the same entries. Later entries only change the library's values.
  const known = await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    return globalThis.__vitals;
  });

  const toldOf = (name: string) =>
    told.metrics().flatMap(({ what }) => (what.name === name ? what.value : []));
  await expect.poll(() => toldOf('browser.web_vital.lcp')).toHaveLength(1);
  for (const [name, value] of Object.entries(known))
    expect([name, toldOf(name)[0]]).toEqual([name, expect.closeTo(value, 2)]);
});
