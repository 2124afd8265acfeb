import type { Page } from 'playwright/test';
import { chromiumEngine } from '../engines/chromium';
import { screenOf } from '../engines/screen';
import { type Kinds, kindsOf, markKinds, NEW_KIND } from '../gallery/kinds';
import { fixedFaults, layoutFaults, smallTargets } from '../gallery/layout';
import { primaryActions } from '../gallery/primary';
import { type Scene, scenesOf } from '../gallery/scenes';
import { open, settled } from '../gallery/view';
import { walks } from '../gallery/walks';
import { axeFaults } from './axe-faults';
import { routeAt } from './entering';
import { inApp } from './phone';
import { expect, test } from './test';
import { isRemoteTouched, isTouched } from './touched';

const routeOf = ({ to }: Scene) => routeAt(`https://any.example${to}`);

/** The screens in parts of about the same length, looked at side by side; those of one page together, for they are alike. */
const PARTS = [1, 2, 3, 4] as const;

test.describe('every screen for every seeded person', () => {
  for (const part of PARTS)
    test(`has no fault that axe knows, holds text of twice the size on 320px with a third of the height fixed at most, has targets of 44px and one main action: part ${part} of ${PARTS.length} [SHELL-020]`, async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(240_000);
      const scenes = (await scenesOf(sandbox.origin)).filter((scene) => isTouched(routeOf(scene)));
      const alike = scenes.toSorted((one, other) => one.to.localeCompare(other.to));
      const share = Math.ceil(alike.length / PARTS.length);
      for (const scene of alike.slice((part - 1) * share, part * share)) {
        await onPhone(page);
        await open(page, sandbox.origin, scene);
        await look(page, `${scene.name} ${scene.to}`);
      }
    });
});

test.describe('every sheet, dialog and mistake on the way', () => {
  for (const walk of walks.filter((one) => isRemoteTouched(routeOf(one))))
    test(`has no fault that axe knows, holds text of twice the size on 320px with a third of the height fixed at most, has targets of 44px and one main action: ${walk.name} [SHELL-020]`, async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(240_000);
      await onPhone(page);
      await open(page, sandbox.origin, walk);
      await walk.walk(screenOf(chromiumEngine(page)), async (name) => {
        await look(page, `${walk.name} ${name}`);
        await onPhone(page);
      });
    });
});

test('what stands over or above a page at times has no fault that axe knows: the notice of its season, a missing network, an app that is not there [SHELL-020]', async ({
  page,
  sandbox,
}) => {
  await sandbox.staff('clock', { set: '2022-12-25' });
  await onPhone(page);
  await sandbox.open(page, { as: 'ios' });
  await page.getByRole('dialog', { name: '가격 변경 안내' }).waitFor();
  await look(page, 'notice');
  await onPhone(page);
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).first().click();

  await inApp(page);
  await page.context().setOffline(true);
  await page.getByText('인터넷에 연결되어 있지 않아요.').waitFor();
  await look(page, 'offline');
  await onPhone(page);
  await page.context().setOffline(false);

  await page.evaluate(() => {
    const href = 'intent://pay#Intent;scheme=isp;package=kr.isp;end';
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('a'), { href, textContent: 'ISP' }));
  });
  await page.getByRole('link', { name: 'ISP' }).click();
  await page.getByRole('dialog', { name: '앱이 필요해요' }).waitFor();
  await page.evaluate(() => document.querySelector('main > a')?.remove());
  await look(page, 'missing app');
});

async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Pages this worker has looked at: many people see the same one, and what is true of it once is true of it again. */
const seen = new Set<string>();
/** Kinds of elements, each with the kind it stands in, that axe has looked at in this worker. */
const known = new Set<string>();

async function look(page: Page, place: string): Promise<void> {
  await settled(page);
  const drawn = await page.locator('body').innerHTML();
  // Amounts, days and counted ids differ from person to person; how long they are does not get lost.
  const same = drawn.replaceAll(/\d/g, '0');
  if (seen.has(same)) return;
  seen.add(same);
  expect.soft(await smallTargets(page), place).toEqual([]);
  expect.soft(await layoutFaults(page), place).toEqual([]);
  // One way on at a time: a second main action beside the first is a fault.
  expect.soft((await primaryActions(page)).slice(1), place).toEqual([]);
  // Axe judges elements by what they are and where they stand, which other words do not change.
  const part = newPart(await kindsOf(page));
  if (typeof part === 'object') await markKinds(page, part);
  if (part !== 'nothing') expect.soft(await axe(page, part), place).toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await moving(page), `${place}, for who asks for no motion`).toBe(0);
  if (part !== 'nothing')
    expect.soft(await axe(page, part, ['color-contrast']), `${place}, dark`).toEqual([]);
  if (typeof part === 'object') await markKinds(page, []);

  await page.setViewportSize({ width: 320, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await layoutFaults(page), `${place}, large text`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await settled(page);
  expect.soft(await fixedFaults(page), `${place}, large text on a small phone`).toEqual([]);
}

/** How many elements are on their way from one look to another. */
const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

/** What axe has not looked at: some elements by their place in `body *`, or how the page is built as a whole. */
type Part = readonly number[] | 'the page' | 'nothing';

function newPart({ ofElements, ofPage }: Kinds): Part {
  const isNew = (kind: string) => !known.has(kind);
  const places = ofElements.flatMap((kind, place) =>
    isNew(kind) && ofElements.indexOf(kind) === place ? [place] : [],
  );
  const isNewPage = ofPage.some(isNew);
  for (const kind of [...ofElements, ...ofPage]) known.add(kind);
  if (isNewPage) return 'the page';
  return places.length > 0 ? places : 'nothing';
}

const axe = (page: Page, part: Part, only?: string[]) =>
  axeFaults(page, {
    ...(typeof part === 'object' && { of: `[${NEW_KIND}]` }),
    ...(only && { only }),
  });
