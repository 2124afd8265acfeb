import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { buying } from './buying';
import { addressFor, expect, type Sandbox, type Visitor } from './test';

const KEY = 'servicecare.application';
const PAYMENT = '/app/subscApply/req?step=3';
/** A page of an external system on the origin of the product. The product does not start there. */
const beforeProduct = ({ origin }: Sandbox) => `${origin}/subscribe`;

/** A filled-in application of a tab, as the product stores it. */
export type Draft = { key: typeof KEY; text: string };

/** Goes through the application to the payment page once, and returns the draft that the product stored. */
export async function filledIn(page: Page, sandbox: Sandbox): Promise<Draft> {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToPayment(page);
  const text = await page.evaluate((key) => sessionStorage.getItem(key), KEY);
  expect(text).toContain('intentKey');
  await page.evaluate(() => sessionStorage.clear());
  return { key: KEY, text: text ?? '' };
}

/** Returns a draft with the same input but a new intent key, as in a new application. */
export const begunAnew = ({ key, text }: Draft): Draft => {
  const kept = JSON.parse(text) as { application: object };
  const application = { ...kept.application, intentKey: randomUUID() };
  return { key, text: JSON.stringify({ ...kept, application }) };
};

/** Stores the draft before the product starts. */
export async function storeDraft(page: Page, sandbox: Sandbox, draft: Draft): Promise<void> {
  await page.goto(beforeProduct(sandbox), { waitUntil: 'commit' });
  await page.evaluate(({ key, text }) => sessionStorage.setItem(key, text), draft);
}

/** The drafts of this worker by the day of the sandbox, because days of seeded vehicles count from it. */
const written = new Map<string, Draft>();

/**
 * Opens the filled-in payment page of a STANDARD membership, for journeys about what comes then. Journeys about the way
 * there use `buying.standardToPayment`.
 */
export async function openAtPayment(
  page: Page,
  sandbox: Sandbox,
  as: Visitor['as'] = 'android',
): Promise<void> {
  const { data } = (await sandbox.staff('clock')) as { data: { today: string } };
  const draft = written.get(data.today) ?? (await filledInElsewhere(page, sandbox));
  written.set(data.today, draft);
  const who = { person: 'new-customer', as, to: PAYMENT };
  // The first visit of a person deletes what is stored, so it comes before the draft.
  await page.request.get(addressFor(sandbox.origin, who));
  await storeDraft(page, sandbox, begunAnew(draft));
  await sandbox.open(page, who);
  await agreeAgain(page);
}

/** Agrees to the terms of the payment page, which the product stores only with an order. */
export async function agreeAgain(page: Page): Promise<void> {
  // The dealer's details load last and move the content below them.
  await expect(page.getByRole('main').getByText('사업자등록번호')).toBeVisible();
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
}

async function filledInElsewhere(page: Page, sandbox: Sandbox): Promise<Draft> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new RangeError('the page has no browser');
  try {
    return await filledIn(await context.newPage(), sandbox);
  } finally {
    await context.close();
  }
}
