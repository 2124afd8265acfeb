import type { RouteName } from '@shared/routes/routes';
import type { Page } from 'playwright/test';
import { axeFaults } from './axe-faults';
import { nightlyUnless } from './nightly';
import { inApp, runningAnimations } from './phone';
import { routeAt } from './route-at';
import { type Kinds, kindsOf, markKinds, NEW_KIND } from './scenes/kinds';
import { fixedFaults, layoutFaults, primaryActions, smallTargets } from './scenes/layout';
import { type Scene, scenesOf } from './scenes/scenes';
import { open, settled } from './scenes/view';
import { walks } from './scenes/walks';
import { chromiumEngine } from './screen/chromium';
import { screenOf } from './screen/screen';
import { expect, test } from './test';

// One worker runs all of them, so that no page is checked twice (see `seen` and `known`).
test.describe.configure({ mode: 'default' });

const routeOf = ({ to }: Scene) => routeAt(`https://any.example${to}`);

/** Number of persons per route in every run. The nightly run checks all persons. */
const PERSONS_OF_EVERY_RUN = 1;

/** Tests of about the same length that can run in parallel. All states of one page are in the same test. */
const sets = [
  { people: 'one person a route', most: PERSONS_OF_EVERY_RUN, part: 1, of: 1 },
  ...[1, 2, 3, 4].map((part) => ({ people: 'every seeded person', most: Infinity, part, of: 4 })),
];

test.describe('every sheet, dialog and error of a flow', () => {
  for (const walk of walks)
    test(`is accessible, also with large text at 320 px: ${walk.name} [SHELL-020]`, async ({
      page,
      sandbox,
    }) => {
      await onPhone(page);
      await open(page, sandbox.origin, walk);
      await walk.walk(screenOf(chromiumEngine(page)), async (name) => {
        await look(page, `${walk.name} ${name}`);
        await onPhone(page);
      });
    });
});

for (const { people, most, part, of } of sets)
  test(
    `screens are accessible, also with large text at 320 px: ${people}, ${part}/${of} [SHELL-020]`,
    nightlyUnless(most === PERSONS_OF_EVERY_RUN),
    async ({ page, sandbox }) => {
      const scenes = await scenesOf(sandbox.origin);
      const isWalked = (route: RouteName | undefined) =>
        most === PERSONS_OF_EVERY_RUN && walked.has(route);
      const routes = [...new Set(scenes.map(routeOf))].filter((route) => !isWalked(route));
      const alike = routes.flatMap((route) =>
        scenes.filter((scene) => routeOf(scene) === route).slice(0, most),
      );
      const share = Math.ceil(alike.length / of);
      for (const scene of alike.slice((part - 1) * share, part * share)) {
        await onPhone(page);
        await open(page, sandbox.origin, scene);
        await look(page, `${scene.name} ${scene.to}`);
      }
    },
  );

test('notices that appear above a page are accessible: season, offline and missing app [SHELL-020]', async ({
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

const SLOW_WORDS = /(?<=data-slow-words="">)[^<]*/;
/** Pages that were checked. Many people see the same page. */
const seen = new Set<string>();
/** Routes whose page was checked without a popup. The walks come first, so every run opens only the other routes. */
const walked = new Set<RouteName | undefined>();
/** Kinds of elements, each with the kind of its parent, that axe has checked. */
const known = new Set<string>();

async function look(page: Page, place: string): Promise<void> {
  await settled(page);
  // On a slow machine the message of a long wait may be there, too.
  const drawn = (await page.locator('body').innerHTML()).replace(SLOW_WORDS, '');
  // Amounts, days and counted ids differ between persons. Replace digits but keep the length.
  const same = drawn.replaceAll(/\d/g, '0');
  if (seen.has(same)) return;
  seen.add(same);
  if ((await page.getByRole('dialog').count()) === 0) walked.add(routeAt(page.url()));
  expect.soft(await smallTargets(page), place).toEqual([]);
  expect.soft(await layoutFaults(page), place).toEqual([]);
  // A page has one main action at a time. A second one is a fault.
  expect.soft((await primaryActions(page)).slice(1), place).toEqual([]);
  // Axe checks the kind and place of an element, which do not change with its text.
  const part = newPart(await kindsOf(page));
  if (typeof part === 'object') await markKinds(page, part);
  if (part !== 'nothing') expect.soft(await axe(page, part), place).toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await runningAnimations(page), `${place}, for who asks for no motion`).toBe(0);
  if (part !== 'nothing')
    expect.soft(await axe(page, part, ['color-contrast']), `${place}, dark`).toEqual([]);
  if (typeof part === 'object') await markKinds(page, []);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await settled(page);
  expect.soft(await layoutFaults(page), `${place}, large text`).toEqual([]);
  expect.soft(await fixedFaults(page), `${place}, large text on a small phone`).toEqual([]);
}

/** The part for axe: new elements by their index in `body *`, the page as a whole, or nothing. */
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
