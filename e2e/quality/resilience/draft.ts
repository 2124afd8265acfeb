import type { BrowserContext, Page } from 'playwright/test';
import { agreeAgain, type Draft, storeDraft } from '../../journeys/at-payment';
import type { Sandbox } from '../../journeys/test';

/** Opens a tab with this draft on the payment page, ready to pay. */
export async function readyToPay(
  context: BrowserContext,
  sandbox: Sandbox,
  draft: Draft,
): Promise<Page> {
  const page = await context.newPage();
  await storeDraft(page, sandbox, draft);
  await page.goto(`${sandbox.origin}/app/subscApply/req?step=3`, { waitUntil: 'domcontentloaded' });
  await agreeAgain(page);
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
