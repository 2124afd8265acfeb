import type { Page } from 'playwright/test';
import {
  askedByOpenTab,
  become,
  goAndLoad,
  goTo,
  guides,
  openTerms,
  ownClock,
  TERMS,
  test,
} from './delivery-test';
import { inApp } from './phone';
import { expect } from './test';

/**
 * Tests of a tab that is open while a channel changes. It notices a change within two minutes and applies it at the
 * next safe step.
 */
const GUIDE = '/app/guide/total';
const MINUTE_MS = 60_000;
const switchedOff = (page: Page) => page.getByText('지금은 이용할 수 없는 화면이에요');
const home = (page: Page) => page.getByRole('tab', { name: /^STANDARD/ });

test('a visible tab keeps its page and drops a disabled remote at the next safe step', async ({
  page,
  sandbox,
  store,
}) => {
  await ownClock(page);
  await openTerms(page, sandbox);
  await inApp(page); // watches for new releases from here on
  const counted = askedByOpenTab(page);
  await store.live({ disabled: ['guides'] });

  const pagesAfterAMinute = async () => {
    await page.clock.fastForward(MINUTE_MS);
    return counted.pages;
  };
  await expect.poll(pagesAfterAMinute).toBeGreaterThan(0);
  expect(counted.numbers).toBeGreaterThan(0);

  // The guide may have been opened during an application.
  await goTo(page, GUIDE);
  await goTo(page, TERMS);
  await expect(guides.terms(page)).toBeVisible();

  await goAndLoad(page, '/app/');
  await expect(home(page)).toBeVisible();
  await goTo(page, GUIDE);
  await expect(switchedOff(page)).toBeVisible();
});

test('a hidden tab notices the change as soon as it is visible again', async ({
  page,
  sandbox,
  store,
}) => {
  await ownClock(page);
  await sandbox.open(page, { as: 'android', to: '/app/' });
  await expect(home(page)).toBeVisible();
  await inApp(page);
  const counted = askedByOpenTab(page);

  await become(page, 'hidden');
  await store.live({ disabled: ['guides'] });
  await page.clock.fastForward(10 * MINUTE_MS);
  await become(page, 'visible');
  await expect.poll(() => counted.pages).toBeGreaterThan(0);
  expect(counted.numbers).toBe(1); // the hidden tab has asked nothing

  // A guide opened from home starts no application, so this step loads the page.
  await goAndLoad(page, GUIDE);
  await expect(switchedOff(page)).toBeVisible();
});
