import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/** How a customer without a mouse gets about: Tab, Enter, Space, Escape and arrows; where they are is always to be seen. */

/** Presses Tab until the control has the focus. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return control.evaluate((element) => element === document.activeElement);
      },
      { intervals: [0], timeout: 20_000 },
    )
    .toBe(true);
  expect(await ringAround(control), `the focus of ${control} is to be seen`).toBe(true);
}

export async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await reach(page, control);
  await page.keyboard.press(key);
}

/** Reaches the group of radio buttons and goes down to the wanted one by arrow. */
export async function choose(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await reach(page, group.getByRole('radio').first());
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

/** The one heading of the page, where a screen reader begins. */
export async function arrived(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** A field shows it by its edge; a drawn box wears the ring for its hidden control: itself, what is beside it or around it. */
const ringAround = (control: Locator): Promise<boolean> =>
  control.evaluate((element) =>
    [element, element.nextElementSibling, element.parentElement].some((one) => {
      if (one === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return hasOutline || (one === element && boxShadow !== 'none');
    }),
  );
