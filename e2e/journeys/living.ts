import type { Page } from 'playwright/test';
import { onPage } from './on-page';
import { living as steps } from './steps/living';
import { words } from './steps/words';
import type { Sandbox } from './test';

/** Steps of a member on the pages of a membership: those of all engines, and those of journeys only. */
export const living = {
  ...onPage(steps),

  heading: (page: Page, name: string) => page.getByRole('heading', { level: 1, name }),
  card: (page: Page, name: string) => page.getByRole('region', { name }),

  /** Signs a customer in on the page of the account host. */
  signIn: (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click(),

  /** Opens the membership of which staff request a new photo of the dashboard. */
  openRetake: (page: Page, sandbox: Sandbox, as: 'android' | 'ios' = 'android') =>
    sandbox.open(page, {
      person: 'pending-retake',
      as,
      to: '/app/subscStatus/subscs/S-pending-retake',
    }),

  /** Confirms the caution, fills in the mileage of the dashboard and selects one outcome of the app's camera. */
  async photographAgain(
    page: Page,
    name: string,
    outcome: RegExp,
    mileage?: string,
  ): Promise<void> {
    await page.getByRole('button', { name: `${name} 다시 올리기` }).click();
    await page.getByRole('checkbox', { name: words.readCautions }).check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /촬영하기|다음/ })
      .click();
    if (mileage !== undefined) {
      await page.getByLabel('주행거리(km)').fill(mileage);
      await page.getByRole('dialog').getByRole('button', { name: '촬영하기' }).click();
    }
    await page.getByRole('button', { name: outcome }).click();
  },

  /** Sets the sandbox's clock to a day. The session stays valid. */
  async goTo(sandbox: Sandbox, day: string): Promise<void> {
    await sandbox.staff('clock', { set: day });
  },
};

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
