import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { askedByOpenTab, become, goTo, guides, ownClock, TERMS, test } from './delivery-test';
import { inApp } from './phone';
import { republished } from './published';
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
    await sandbox.open(page, { as: 'android', to: TERMS });
    await expect(guides.terms(page)).toBeVisible();
    expect(await entriesOf(page)).toEqual([bad]);
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
  await sandbox.open(fresh, { as: 'android', to: TERMS });
  await expect(guides.terms(fresh)).toBeVisible();
  expect(await entriesOf(fresh)).toEqual([store.good.guides]);
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

/** Returns the versions of the guides whose entries the page loaded. Other files may be of an earlier version. */
const entriesOf = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const found = names.flatMap((name) => /\/guides\/([^/]+)\/entry\.js/.exec(name)?.[1] ?? []);
    return [...new Set(found)];
  });

/** Checks the version after a step to home, which loads the whole page. */
async function takesIt(page: Page, version: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await goTo(page, '/app/');
  await loaded;
  await goTo(page, TERMS);
  await expect(guides.terms(page)).toBeVisible();
  expect(await entriesOf(page)).toEqual([version]);
}

function seconds(): () => string {
  const from = performance.now();
  return () => ((performance.now() - from) / 1000).toFixed(1);
}
