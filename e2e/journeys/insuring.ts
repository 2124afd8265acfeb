import { expect, type Page } from 'playwright/test';
import { words } from '../engines/steps/words';

type Outcome = RegExp;

export const { camera: shot, surveyAnswers } = words;

export const surveyDialog = (page: Page) => page.getByRole('dialog', { name: words.survey });

/** Steps a membership with an insurance has and others have not. Each ends on the page it says. */
export const insuring = {
  /** Terms → POWER TRAIN notice → membership → vehicle. */
  async agree(page: Page): Promise<void> {
    await page.getByRole('checkbox', { name: words.agreeAll }).check();
    await page.getByRole('button', { name: words.next }).click();
    await page.getByRole('button', { name: words.understood }).click();
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.vehicle })).toBeVisible();
  },

  /** Vehicle → survey → insurance terms. */
  async surveyed(page: Page): Promise<void> {
    await page.getByRole('button', { name: words.goOn }).click();
    for (const [index, answer] of surveyAnswers.entries()) {
      await expect(surveyDialog(page)).toContainText(`${index + 1} / 6`);
      await surveyDialog(page).getByRole('button', { name: answer, exact: true }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: words.insuranceTerms })).toBeVisible();
  },

  /** Insurance terms → registration document. */
  async insuranceTerms(page: Page): Promise<void> {
    await page.getByRole('checkbox', { name: words.agreeAll }).check();
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.document })).toBeVisible();
  },

  /** The masking notice, the camera, one outcome. */
  async photographDocument(page: Page, outcome: Outcome = shot.good): Promise<void> {
    await page.getByRole('button', { name: words.shoot }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: words.masked }).check();
    await page.getByRole('button', { name: words.maskedShoot }).click();
    await page.getByRole('button', { name: outcome }).click();
  },

  /** Registration document, read well → owner verified → inspection sheet. */
  async document(page: Page): Promise<void> {
    await insuring.photographDocument(page);
    await insuring.verifyOwner(page);
    await expect(page.getByRole('heading', { level: 1, name: words.inspection })).toBeVisible();
  },

  async verifyOwner(page: Page): Promise<void> {
    await page.getByRole('button', { name: words.verifyOwner }).click();
    await expect(page.getByRole('dialog')).toContainText(words.ownerVerified);
    await page.getByRole('button', { name: words.confirm, exact: true }).click();
    await page.getByRole('button', { name: words.next }).click();
  },

  /** Caution, picture example, camera, one outcome. */
  async photograph(page: Page, outcome: Outcome = shot.good): Promise<void> {
    await page.getByRole('button', { name: words.shoot }).click();
    await page.getByRole('checkbox', { name: words.readCautions }).check();
    await page.getByRole('dialog').getByRole('button', { name: words.next }).click();
    await page.getByRole('button', { name: words.openCamera }).click();
    await page.getByRole('button', { name: outcome }).click();
  },

  /** Inspection sheet → dashboard. */
  async inspection(page: Page): Promise<void> {
    await insuring.photograph(page);
    await expect(page.getByRole('heading', { level: 1, name: words.dashboard })).toBeVisible();
  },

  /** Mileage and dashboard → payment. */
  async dashboard(page: Page, mileage: string): Promise<void> {
    await page.getByLabel(words.mileage).fill(mileage);
    await insuring.photograph(page);
    await expect(page.getByText(words.photoKept)).toBeVisible();
    await page.getByRole('button', { name: words.next }).click();
  },
};
