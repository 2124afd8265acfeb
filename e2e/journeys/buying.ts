import { expect, type Page } from 'playwright/test';
import { words } from '../engines/steps/words';
import type { Sandbox } from './test';

/** Steps of buying a membership, by what a customer reads. Each ends on the page it says. */
export const buying = {
  /** Home → terms. */
  async choose(page: Page, { group, vehicle }: { group: string; vehicle: RegExp }): Promise<void> {
    await page.getByRole('tab', { name: group, exact: true }).click();
    const option = page
      .getByRole('combobox', { name: words.vehicleList })
      .getByRole('option', { name: vehicle });
    await page
      .getByRole('combobox', { name: words.vehicleList })
      .selectOption((await option.textContent()) ?? '');
    await page.getByRole('button', { name: words.apply }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.terms })).toBeVisible();
  },

  /** Terms → membership → vehicle. */
  async agree(page: Page): Promise<void> {
    await page.getByRole('checkbox', { name: words.agreeAll }).check();
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.membership })).toBeVisible();
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.vehicle })).toBeVisible();
  },

  /** Vehicle → payment. */
  async confirmVehicle(page: Page): Promise<void> {
    await page.getByRole('button', { name: words.goOn }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: words.payment, exact: true }),
    ).toBeVisible();
  },

  /** Who sells it; the dealer's business details are shown then. */
  async chooseDealer(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: words.dealer }).click();
    await page.getByRole('radio', { name }).click();
    await page.getByRole('button', { name: words.chosen }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },

  async recommendNobody(page: Page): Promise<void> {
    await page.getByRole('button', { name: words.advisor }).click();
    await page.getByRole('radio', { name: words.nobody }).click();
    await page.getByRole('button', { name: words.chosen }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },

  /** Everything the payment page asks for before its button. */
  async fillIn(page: Page): Promise<void> {
    await buying.chooseDealer(page, '한강모터스');
    await buying.recommendNobody(page);
    await page.getByRole('checkbox', { name: words.agreeAll }).check();
  },

  /** Pay button and cautions; where that leads is the test's business. */
  async pay(page: Page): Promise<void> {
    await page.getByRole('button', { name: words.pay }).click();
    await page.getByRole('checkbox', { name: words.readCautions }).check();
    await page.getByRole('dialog').getByRole('button', { name: words.pay }).click();
  },

  /** Dealer, no advisor, terms, cautions → card page. */
  async submit(page: Page): Promise<void> {
    await buying.fillIn(page);
    await buying.pay(page);
    await expect(page.getByRole('heading', { name: words.cardPage })).toBeVisible();
  },

  /** Home → payment page of a STANDARD membership, filled in. */
  async standardToPayment(page: Page): Promise<void> {
    await buying.choose(page, { group: 'STANDARD', vehicle: /15가1050/ });
    await buying.agree(page);
    await buying.confirmVehicle(page);
    await buying.fillIn(page);
  },

  /** Comes back when no card page can be paid on any more (`settings.cardPage.limitMinutes`). */
  async outlastCardPage(page: Page, sandbox: Sandbox): Promise<void> {
    await page.waitForURL(/\/app\/layover/);
    await sandbox.staff('clock', { minutes: 15 });
    await page.reload();
  },

  /** Card page → landing. */
  async payByCard(page: Page): Promise<void> {
    await page.getByLabel(words.cardNumber).fill('4000 0000 0000 0002');
    await page.getByLabel(words.cardMonth).selectOption('12');
    await page.getByLabel(words.cardYear).selectOption('2030');
    await page.getByLabel(words.cardBirthday).fill('900101');
    await page.getByLabel(words.cardPassword).fill('12');
    await page.getByRole('button', { name: words.payByCard, exact: true }).click();
  },
};
