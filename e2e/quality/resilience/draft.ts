import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { buying } from '../../journeys/buying';
import { expect, type Sandbox } from '../../journeys/test';

const KEY = 'servicecare.application';

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

/** Opens a tab with this draft on the payment page, ready to pay. */
export async function readyToPay(
  context: BrowserContext,
  sandbox: Sandbox,
  draft: Draft,
): Promise<Page> {
  const page = await context.newPage();
  // The draft must exist before the product starts, so a page of an external system on this origin stores it.
  await page.goto(`${sandbox.origin}/subscribe`, { waitUntil: 'commit' });
  await page.evaluate(({ key, text }) => sessionStorage.setItem(key, text), draft);
  await page.goto(`${sandbox.origin}/app/subscApply/req?step=3`, { waitUntil: 'domcontentloaded' });
  // The dealer's details load last and move the content below them.
  await expect(page.getByRole('main').getByText('사업자등록번호')).toBeVisible();
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  return page;
}

/** Goes up to the last button before the order. */
export async function agree(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name: '결제하기' }).click();
  await page.getByRole('checkbox', { name: '유의사항을 읽고 확인하였습니다.' }).check();
}

/** Pays without typing the card's numbers. */
export async function payQuickly(card: Page): Promise<void> {
  await card.bringToFront();
  await card.getByText('QA · 다른 결과로 끝내기').click();
  await card.getByRole('button', { name: '카드 입력 없이 결제' }).click();
}
