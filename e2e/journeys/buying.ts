import type { Locator, Page } from 'playwright/test';
import { onPage } from './on-page';
import { buying as steps } from './steps/buying';

export const buying = onPage(steps);

/** The line of the payment page with the amount to pay. */
export const total = (page: Page): Locator =>
  page.getByRole('paragraph').filter({ hasText: '총 결제 금액' });

/** Opens the popup that registers another vehicle. */
export async function openRegistration(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '차량 등록' }).click();
  return page.getByRole('dialog', { name: '차량 등록' });
}
