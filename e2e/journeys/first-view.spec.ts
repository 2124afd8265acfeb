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

for (const { name, to, title, known, person } of firstViewPages)
  for (const look of ['light', 'dark', 'with text of 200 %'] as const)
    test(`${name} stands before React without a fault that axe knows and looks the same after it: ${look} [SHELL-020]`, async ({
      page,
      sandbox,
    }) => {
      await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
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
      if (look === 'with text of 200 %')
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
      const picture = () => pictureOfMain(page);
      const before = await picture();
      const tree = await page.getByRole('main').ariaSnapshot();
      const faults = [
        // Words are of the same size and colour in either text; other rules do not look at the look.
        ...(look === 'light' ? await axeFaults(page) : []),
        ...(look === 'dark' ? await axeFaults(page, { only: ['color-contrast'] }) : []),
        ...(await smallTargets(page)),
        ...(await layoutFaults(page)),
      ];
      expect.soft(faults).toEqual([]);

      await react();

      expect(await page.getByRole('main').ariaSnapshot()).toBe(tree);
      const after = await picture();
      await test.info().attach('before', { body: before, contentType: 'image/png' });
      await test.info().attach('after', { body: after, contentType: 'image/png' });
      // The edge of a drawing may round to either side.
      const pictures = [before, after].map(asData);
      expect(await page.evaluate(shareApart, { pictures, from: 2 })).toBe(0);
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
