import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { buying } from '../journeys/buying';
import { expect, type Sandbox } from '../journeys/test';

const KEY = 'servicecare.application';

/** A filled-in application of this tab, as the product itself wrote it. */
export type Draft = { key: typeof KEY; text: string };

/** Goes the whole way to the payment page once, by hand as it were, and keeps what the product keeps of it. */
export async function filledIn(page: Page, sandbox: Sandbox): Promise<Draft> {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToPayment(page);
  const text = await page.evaluate((key) => sessionStorage.getItem(key), KEY);
  expect(text).toContain('intentKey');
  await page.evaluate(() => sessionStorage.clear());
  return { key: KEY, text: text ?? '' };
}

/** The same wishes as a new application: an intention of its own. */
export const begunAnew = ({ key, text }: Draft): Draft => {
  const kept = JSON.parse(text) as { application: object };
  const application = { ...kept.application, intentKey: randomUUID() };
  return { key, text: JSON.stringify({ ...kept, application }) };
};

/** A tab whose draft is this one, on the payment page and ready to pay. */
export async function readyToPay(
  context: BrowserContext,
  sandbox: Sandbox,
  draft: Draft,
): Promise<Page> {
  const page = await context.newPage();
  // The draft must lie there before the product starts; a neighbour's page of this origin puts it there.
  await page.goto(`${sandbox.origin}/subscribe`, { waitUntil: 'commit' });
  await page.evaluate(({ key, text }) => sessionStorage.setItem(key, text), draft);
  await page.goto(`${sandbox.origin}/app/subscApply/req?step=3`, { waitUntil: 'domcontentloaded' });
  // The dealer's details come last and push down what lies below them.
  await expect(page.getByText('사업자등록번호')).toBeVisible();
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  return page;
}
