import { expect, type Locator, type Page } from 'playwright/test';

/** Checks that a part of a page shows this drawing. It has no role, because the texts beside it say the same. */
export async function seeDrawing(place: Page | Locator, name: string): Promise<void> {
  const drawing = place.locator('[class*="-Picture-picture"]');
  await expect(drawing).toBeVisible();
  await expect(drawing).toHaveClass(new RegExp(`-${name}$`));
  await expect(drawing).toHaveCSS('mask-image', /^url\("data:image\/svg/);
}
