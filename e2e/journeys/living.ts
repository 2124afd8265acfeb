import { expect, type Page } from 'playwright/test';
import { words } from '../engines/steps/words';
import type { Sandbox } from './test';

/** A membership as the staff console lists it. */
export type Card = {
  id: string;
  person: { key: string };
  state: number;
  stateReq: number;
  confirm: number;
  startsOn: string | null;
  stopsOn: string | null;
};

export const cardOf = async (sandbox: Sandbox, id: string): Promise<Card | undefined> =>
  ((await sandbox.ask('subscriptions')) as Card[]).find((one) => one.id === id);

/** What a member reads and presses on the pages of a membership. */
export const living = {
  heading: (page: Page, name: string) => page.getByRole('heading', { level: 1, name }),
  card: (page: Page, name: string) => page.getByRole('region', { name }),

  /** The notification on top says this, and is closed. */
  async told(page: Page, text: string | RegExp): Promise<void> {
    const popup = page.getByRole('dialog', { name: words.notification });
    await expect(popup).toContainText(text);
    await popup.getByRole('button', { name: words.confirm }).click();
    await expect(popup).toBeHidden();
  },

  /** Reason → request → the one confirmation. */
  async askToCancel(page: Page, reason: string): Promise<void> {
    await page.getByRole('radio', { name: reason }).click();
    await page.getByRole('button', { name: words.cancel }).click();
    const confirmation = page.getByRole('dialog', { name: words.cancelConfirmation });
    await expect(confirmation).toContainText(words.refund);
    await confirmation.getByRole('button', { name: words.cancel }).click();
  },

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

  /** Lets the sandbox's days go by; whoever is signed in stays so. */
  async goTo(sandbox: Sandbox, day: string): Promise<void> {
    await sandbox.staff('clock', { set: day });
  },
};

/** 2026-11-21 and 10 → 2026-12-01. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
