import type { Page } from 'playwright/test';
import { living as steps } from '../engines/steps/living';
import { words } from '../engines/steps/words';
import { onPage } from './on-page';
import type { Sandbox } from './test';

/** What a member reads and presses on the pages of a membership: the steps of every engine, and those of journeys alone. */
export const living = {
  ...onPage(steps),

  heading: (page: Page, name: string) => page.getByRole('heading', { level: 1, name }),
  card: (page: Page, name: string) => page.getByRole('region', { name }),

  /** Caution, mileage for the dashboard, and one outcome of the app's camera. */
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

  /** Moves the sandbox's clock on by days; the session stays. */
  async goTo(sandbox: Sandbox, day: string): Promise<void> {
    await sandbox.staff('clock', { set: day });
  },
};

/** 2026-11-21 and 10 → 2026-12-01. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
