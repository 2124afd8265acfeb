import type { Page } from 'playwright/test';
import { answersTo, onOneDay, open, settled } from '../../journeys/scenes/view';
import { walks } from '../../journeys/scenes/walks';
import { chromiumEngine } from '../../journeys/screen/chromium';
import { screenOf } from '../../journeys/screen/screen';
import { expect } from '../../journeys/test';
import { atFullLength, forced, test, workbench } from '../gallery/seen';
import { shown } from './sights';

test.beforeEach(({ sandbox, seen }) => onOneDay(seen, sandbox));

for (const scene of shown)
  test(`${scene.name} looks like the accepted picture`, async ({ seen, sandbox }) => {
    await open(seen, sandbox.origin, scene);
    await inOwnFont(seen);
    await compare(seen, scene.name);
  });

for (const walk of walks.filter(({ name }) => /^buy-standard$/.test(name)))
  test(`every page, sheet and dialog of ${walk.name} looks like the accepted picture`, async ({
    seen,
    sandbox,
  }) => {
    await open(seen, sandbox.origin, walk);
    await inOwnFont(seen);
    await walk.walk(screenOf(chromiumEngine(seen)), (name) =>
      compare(seen, `${walk.name}-${name}`),
    );
  });

for (const state of ['', 'focus-visible'] as const)
  test(`the components ${state || 'at rest'} look like the accepted picture`, async ({
    seen,
    view,
  }) => {
    await seen.setContent(await workbench());
    await seen.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, view.text);
    await forced(seen, state);
    await compare(seen, `components-${state || 'rest'}`);
  });

/**
 * Waits for our font, which loads when the page is idle. The fallback font looks similar but not equal. The slices come
 * last, and `settled` waits for those that the page needs.
 */
async function inOwnFont(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Pretendard slices')),
  );
}

async function compare(page: Page, name: string): Promise<void> {
  // A step ends at its heading, but later answers change the height of the page.
  await answersTo(page)();
  await settled(page);
  await atFullLength(page, async () => {
    await settled(page);
    await expect.soft(page).toHaveScreenshot(`${name}.png`);
  });
}
