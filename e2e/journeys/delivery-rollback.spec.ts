import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import {
  askedByOpenTab,
  become,
  goAndLoad,
  goTo,
  guides,
  openTerms,
  ownClock,
  startedGuides,
  TERMS,
  test,
} from './delivery-test';
import { inApp } from './phone';
import { containerOf, republished } from './published';
import { expect } from './test';

/**
 * Measures how long a rollback takes to reach a visitor: real seconds of the command and of a load, and one minute of
 * the page's clock.
 */
const MINUTE_MS = 60_000;
const mfe = join(import.meta.dirname, '../tools/mfe.mjs');

test('a rollback is in the next load, and in an open tab after a minute or when it returns [PLAT-009]', async ({
  context,
  page: visible,
  sandbox,
  store,
  channel,
}, { annotations }) => {
  const bad = await republished(store, `${store.good.guides}-rolled-back`);
  await store.live({ versions: { guides: bad } });
  const hidden = await context.newPage();
  for (const page of [visible, hidden]) {
    await ownClock(page);
    await openTerms(page, sandbox);
    expect(await startedGuides(page)).toEqual([containerOf(bad)]);
    await inApp(page); // watches for new releases from here on
  }
  await become(hidden, 'hidden');

  const command = seconds();
  const { status, stderr } = spawnSync(
    process.execPath,
    [mfe, 'rollback', channel, '--app', 'guides', '--why', 'a test', '--store', store.root],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  const commandTook = command();

  const fresh = await context.newPage();
  const load = seconds();
  await openTerms(fresh, sandbox);
  expect(await startedGuides(fresh)).toEqual([containerOf(store.good.guides)]);
  const loadTook = load();

  // Here no CDN caches the number. Behind a CDN it takes another minute.
  const heard = askedByOpenTab(visible);
  await visible.clock.fastForward(MINUTE_MS);
  await expect.poll(() => heard.pages).toBeGreaterThan(0);
  await takesIt(visible, store.good.guides);

  const returned = askedByOpenTab(hidden);
  const back = seconds();
  await become(hidden, 'visible');
  await expect.poll(() => returned.pages).toBeGreaterThan(0);
  const backTook = back();
  await takesIt(hidden, store.good.guides);

  const found = `command ${commandTook} s, new load ${loadTook} s, visible tab 60 s at most, returning tab ${backTook} s`;
  annotations.push({ type: 'seconds to effect', description: found });
  process.stdout.write(`${found}\n`);
});

/** Checks the version after a step to home, which loads the whole page. */
async function takesIt(page: Page, version: string): Promise<void> {
  await goAndLoad(page, '/app/');
  await goTo(page, TERMS);
  await expect(guides.terms(page)).toBeVisible();
  expect(await startedGuides(page)).toEqual([containerOf(version)]);
}

function seconds(): () => string {
  const from = performance.now();
  return () => ((performance.now() - from) / 1000).toFixed(1);
}
