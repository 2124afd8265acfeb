import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/** Steps of a customer without a mouse: Tab, Enter, Space, Escape and arrows. The focus must always be visible. */

/** Presses Tab until the control has the focus. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return control.evaluate((element) => element === document.activeElement);
      },
      { intervals: [0] },
    )
    .toBe(true);
  expect(await ringAround(control), `the focus of ${control} is to be seen`).toBe(true);
}

export async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await reach(page, control);
  await page.keyboard.press(key);
}

/** Moves the focus to a group of radio buttons and selects the wanted one by arrow keys. */
export async function choose(page: Page, group: Locator, wanted: Locator): Promise<void> {
  const chosen = group.getByRole('radio', { checked: true });
  await reach(page, (await chosen.count()) > 0 ? chosen : group.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect
    .poll(
      async () => {
        if (await wanted.isChecked()) return true;
        await page.keyboard.press('ArrowDown');
        return wanted.isChecked();
      },
      { intervals: [0] },
    )
    .toBe(true);
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Checks that the focus is on the only main heading, where a screen reader starts. */
export async function arrived(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/**
 * Returns whether the focus is visible. A field shows it by its edge. A drawn box shows a ring for its hidden control,
 * on itself, its sibling or its parent.
 */
const ringAround = (control: Locator): Promise<boolean> =>
  control.evaluate((element) =>
    [element, element.nextElementSibling, element.parentElement].some((one) => {
      if (one === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return hasOutline || (one === element && boxShadow !== 'none');
    }),
  );
