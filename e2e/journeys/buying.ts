import type { Page } from 'playwright/test';
import { buying as steps } from '../engines/steps/buying';
import { onPage } from './on-page';
import type { Sandbox } from './test';

/** Steps of buying a membership: those of every engine, and what only the sandbox's clock brings about. */
export const buying = {
  ...onPage(steps),

  /**
   * Comes back when no card page can be paid on any more (`settings.cardPage.limitMinutes`). A backend that says how a payment
   * stands is asked once: nothing is waited for.
   */
  async outlastCardPage(page: Page, sandbox: Sandbox): Promise<void> {
    if (await sandbox.has('payment-state')) return;
    await page.waitForURL(/\/app\/layover/);
    await sandbox.staff('clock', { minutes: 15 });
    await page.reload();
  },
};
