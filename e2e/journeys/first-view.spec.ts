import type { Page } from 'playwright/test';
import { layoutFaults, smallTargets } from '../gallery/layout';
import { axeFaults } from './axe-faults';
import { asData, shareApart } from './compare-pictures';
import { firstViewPages } from './first-view-pages';
import { expect, test } from './test';
import { withoutReact } from './without-react';

/** What draws the first view. */
const FIRST = /\/first-\w+\.js$/;

const opened = (page: Page, origin: string, to: string) =>
  page.goto(`${origin}/sandbox/open?${new URLSearchParams({ as: 'web', to })}`, {
    waitUntil: 'commit',
  });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The header and footer around a page that has them are an outline until React is there. */
async function pictureOfMain(page: Page): Promise<Buffer> {
  // Rows out of view have the size they had when they were last in it, or one that is guessed; words about a long wait are
  // for what is held back.
  await page.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync(
      '* { content-visibility: visible !important } body > [role=status] { visibility: hidden }',
    );
    document.adoptedStyleSheets = [whole];
  });
  const clip = await page.getByRole('main').boundingBox();
  if (clip === null) throw new Error('the page has no main part');
  return page.screenshot({ animations: 'disabled', fullPage: true, clip });
}

const looks = ['light', 'dark', 'with text of 200 %'] as const;
type Look = (typeof looks)[number];

async function putOn(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
  const size = look === 'with text of 200 %' ? '200%' : '';
  await page.evaluate((text) => {
    document.documentElement.style.fontSize = text;
  }, size);
}

/** Words are of the same size and colour in either text; rules that do not look at the look are asked once. */
async function faultsOf(page: Page, look: Look): Promise<string[]> {
  const axe = {
    light: () => axeFaults(page),
    dark: () => axeFaults(page, { only: ['color-contrast'] }),
    'with text of 200 %': async () => [],
  };
  return [...(await axe[look]()), ...(await smallTargets(page)), ...(await layoutFaults(page))];
}

for (const { name, to, title, known, person } of firstViewPages)
  test(`${name} stands before React without a fault that axe knows and looks the same after it, light, dark and with text of 200 % [SHELL-020]`, async ({
    page,
    sandbox,
  }) => {
    if (person) {
      await sandbox.open(page, { person, as: 'android', to });
      await expect(page.locator('.shell')).toHaveCount(0);
      await expect(page.getByText(known).first()).toBeAttached();
    }
    const react = await withoutReact(page);
    if (person) await page.goto(`${sandbox.origin}${to}`, { waitUntil: 'commit' });
    else await opened(page, sandbox.origin, to);
    await expect(page.locator('main[data-first]')).toBeAttached();
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText(known).first()).toBeAttached();
    const before = new Map<Look, Buffer>();
    for (const look of looks) {
      await putOn(page, look);
      before.set(look, await pictureOfMain(page));
      expect.soft(await faultsOf(page, look), look).toEqual([]);
    }
    const tree = await page.getByRole('main').ariaSnapshot();

    await react();

    expect(await page.getByRole('main').ariaSnapshot()).toBe(tree);
    for (const [look, picture] of before) {
      await putOn(page, look);
      const both = { before: picture, after: await pictureOfMain(page) };
      for (const [when, body] of Object.entries(both))
        await test.info().attach(`${look}, ${when}`, { body, contentType: 'image/png' });
      // The edge of a drawing may round to either side.
      const pictures = Object.values(both).map(asData);
      expect.soft(await page.evaluate(shareApart, { pictures, from: 2 }), look).toBe(0);
    }
  });

const guide = '/app/guide/subscApply';

test('a first view whose file comes after the page does nothing any more', async ({
  page,
  sandbox,
}) => {
  let letCome: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route(FIRST, async (route) => {
    await held;
    await route.continue();
  });
  await opened(page, sandbox.origin, guide);
  await expect(heading(page)).toHaveText('멤버십 가입, 이렇게 진행돼요');
  await expect(page.locator('.shell')).toHaveCount(0);
  // The starter takes a script out of the page when it has run.
  const script = page.locator('script[src*="/first-"]');
  await expect(script).toHaveCount(1);
  letCome();
  await expect(script).toHaveCount(0);

  await expect(heading(page)).toHaveText('멤버십 가입, 이렇게 진행돼요');
  await expect(page.locator('[data-first]')).toHaveCount(0);
});
