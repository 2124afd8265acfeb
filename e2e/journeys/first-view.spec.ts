import type { Page } from 'playwright/test';
import { barrier } from './barrier';
import { asData, shareApart } from './compare-pictures';
import { ANSWERED, type EarlyPress, earlyPresses } from './early-presses';
import { type FirstViewPage, firstViewPages } from './first-view-pages';
import { nightlyUnless } from './nightly';
import { expect, type Sandbox, test } from './test';
import { FIRST, openedOnWeb, withoutReact } from './without-react';

declare global {
  interface Window {
    /** Layout shifts since the page was opened, each with its share of the window. */
    __shifts?: { value: number; what: string[] }[];
  }
}

/** A few pixels at the edges of shapes may be rounded otherwise. */
const ROUNDED_SHARE = 0.00001;
/** A difference of one colour step is rounding at the edge of a shape. */
const LEAST_COLOUR_STEP = 2;
/** Smaller layout shifts are rounding of text positions. */
const LEAST_SHIFT = 0.0005;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Runs in the page before its own scripts: sets the text size and records layout shifts. */
function watchShifts(text: string): void {
  const moved: NonNullable<Window['__shifts']> = [];
  window.__shifts = moved;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources = [] }: { value: number; sources?: { node: Node | null }[] } =
        Object(entry);
      const what = sources.map(({ node }) => (node instanceof Element ? node.className : 'text'));
      moved.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root { font-size: ${text} }`);
  document.adoptedStyleSheets = [sheet];
}

/** Returns a screenshot of the main part only, because header and footer are skeletons until React starts. */
async function pictureOfMain(page: Page): Promise<Buffer> {
  // Rows outside the window have a guessed height, the message about a long wait is part of the test's delay, and the
  // controls of the simulated app lie over the page.
  await page.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync(
      '* { content-visibility: visible !important } body > [role=status], sandbox-native { visibility: hidden }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole];
  });
  const clip = await page.getByRole('main').boundingBox();
  if (clip === null) throw new Error('the page has no main part');
  return page.screenshot({ animations: 'disabled', fullPage: true, clip });
}

/** Returns the layout shifts since the last call, without rounding differences. */
const shifts = (page: Page) =>
  page.evaluate(async (least) => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((painted) => requestAnimationFrame(painted));
    return window.__shifts?.splice(0).filter(({ value }) => value >= least);
  }, LEAST_SHIFT);

/** Opens a start page, as a returning customer if it needs one. Returns a function that lets React load. */
async function openHeld(page: Page, sandbox: Sandbox, start: FirstViewPage) {
  const { person, to, known, tab } = start;
  const react = await withoutReact(page);
  if (person) await page.goto(`${sandbox.origin}${to}`, { waitUntil: 'commit' });
  else await openedOnWeb(page, sandbox.origin, to);
  await expect(page.locator('main[data-first]')).toBeAttached();
  await expect(page.getByText(known).first()).toBeAttached();
  if (tab) await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  return react;
}

async function expectSameBesideReact(page: Page, sandbox: Sandbox, start: FirstViewPage) {
  const react = await openHeld(page, sandbox, start);
  await expect(heading(page)).toHaveText(start.title);
  const tree = await page.getByRole('main').ariaSnapshot();
  expect(await shifts(page)).toEqual([]);
  const before = await pictureOfMain(page);
  await shifts(page); // shifts of taking the picture

  await react();

  expect(await shifts(page)).toEqual([]);
  expect(await page.getByRole('main').ariaSnapshot()).toBe(tree);
  const after = await pictureOfMain(page);
  for (const [when, body] of Object.entries({ before, after }))
    await test.info().attach(when, { body, contentType: 'image/png' });
  const pictures = [before, after].map(asData);
  const apart = await page.evaluate(shareApart, { pictures, from: LEAST_COLOUR_STEP });
  expect(apart).toBeLessThan(ROUNDED_SHARE);
}

async function expectPressCounts(
  page: Page,
  react: () => Promise<void>,
  { press: [role, name], atOnce, busy, after }: EarlyPress,
) {
  const control = role === 'text' ? page.getByText(name) : page.getByRole(role, { name }).first();
  const entries = await page.evaluate(() => history.length);

  await control.click();

  const answered = await page.evaluate<string[]>(ANSWERED);
  expect(answered.filter((one) => one.includes(name))).toHaveLength(1);
  if (atOnce) await expect(page.getByText(atOnce)).toBeVisible();
  if (busy) {
    const old = page.locator('main [aria-busy]').filter({ hasText: busy });
    for (const one of [old.first(), old.last()]) await expect(one).toHaveCSS('opacity', '0.64');
  }

  await react();

  await expect(page.getByText(after.reads).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(after.address));
  expect(await page.evaluate(() => history.length)).toBe(entries + (after.entries ?? 0));
}

const looks = [
  { look: 'on a phone, and each early press counts once', text: '100%', width: 390 },
  { look: 'on 320 px with text of 200 %', text: '200%', width: 320 },
] as const;

for (const start of firstViewPages)
  for (const { look, text, width } of looks)
    test(
      `React changes and moves nothing in the prerender of ${start.name} ${look} [SHELL-020]`,
      nightlyUnless(start.isEveryRun === true || text === '100%'),
      async ({ page, sandbox }) => {
        await page.setViewportSize({ width, height: 780 });
        if (start.person) {
          await sandbox.open(page, { person: start.person, as: 'android', to: start.to });
          await expect(page.locator('.shell')).toHaveCount(0);
          await expect(page.getByText(start.known).first()).toBeAttached();
        }
        await page.addInitScript(watchShifts, text);
        await expectSameBesideReact(page, sandbox, start);
        if (text === '200%') return;
        for (const press of earlyPresses.filter(({ on }) => on === start.name))
          await test.step(press.press.join(' '), async () => {
            await page.goto('about:blank');
            await expectPressCounts(page, await openHeld(page, sandbox, start), press);
          });
      },
    );

const guide = '/app/guide/subscApply';

test('a prerender script that loads after the page has no effect', async ({ page, sandbox }) => {
  const script = barrier();
  await page.route(FIRST, async (route) => {
    await script.opened;
    await route.continue();
  });
  await openedOnWeb(page, sandbox.origin, guide);
  await expect(heading(page)).toHaveText('멤버십 가입, 이렇게 진행돼요');
  await expect(page.locator('.shell')).toHaveCount(0);
  // The boot script removes a script from the page after it has run.
  const inPage = page.locator('script[src*="/first-"]');
  await expect(inPage).toHaveCount(1);
  script.open();
  await expect(inPage).toHaveCount(0);

  await expect(heading(page)).toHaveText('멤버십 가입, 이렇게 진행돼요');
  await expect(page.locator('[data-first]')).toHaveCount(0);
});
