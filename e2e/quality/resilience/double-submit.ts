import type { BrowserContext, Page } from 'playwright/test';
import { expect, type Sandbox } from '../../journeys/test';
import { begunAnew, type Draft, readyToPay } from './draft';
import { expectOneOrder, paymentIds } from './orders';
import type { Random } from './random';

/**
 * The two presses: by one finger, in two tabs with the same draft (a duplicated tab), or in two tabs with separate
 * drafts.
 */
const ways = ['one-tab', 'same-draft', 'two-drafts'] as const;

const SLOWEST_MS = 50;

/**
 * Presses pay twice within 0 to 50 ms, completes the payment and expects exactly one order. Returns the kind of trial.
 */
export async function doubleSubmit(
  context: BrowserContext,
  sandbox: Sandbox,
  draft: Draft,
  random: Random,
): Promise<string> {
  const way = random.pick(ways);
  const apart = random.below(SLOWEST_MS + 1);
  const before = await paymentIds(sandbox);
  const mine = begunAnew(draft);
  const first = await readyToPay(context, sandbox, mine);
  await agree(first);
  const pages = [first];
  if (way === 'one-tab') await pressTwice(first, apart);
  else {
    const theirs = way === 'same-draft' ? mine : begunAnew(draft);
    const second = await readyToPay(context, sandbox, theirs);
    await agree(second);
    pages.push(second);
    await Promise.all([press(first, 0), press(second, apart)]);
  }

  const title = `${way}, ${apart} ms apart`;
  const card = await cardPageOf(pages, title);
  await payQuickly(card);
  await expect(card.getByText('가입 신청이 완료되었습니다.'), title).toBeVisible();
  await expectOneOrder(sandbox, before, title);
  for (const page of pages) await page.close();
  return way;
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

const payButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: '결제하기' });

/**
 * Makes both presses inside the page, so that no delay of this process comes between them. The second press hits the
 * element that is there by then.
 */
const pressTwice = (page: Page, apart: number): Promise<void> =>
  payButton(page).evaluate(async (button: HTMLElement, ms) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const again = () => {
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      if (there instanceof HTMLElement) there.click();
      button.click();
    };
    button.click();
    if (ms === 0) again();
    else setTimeout(again, ms);
  }, apart);

const press = (page: Page, after: number): Promise<void> =>
  payButton(page).evaluate((button: HTMLElement, ms) => {
    setTimeout(() => button.click(), ms);
  }, after);

/** Returns the tab that went to the card page. The other tab stays on its page with a message. */
async function cardPageOf(pages: readonly Page[], title: string): Promise<Page> {
  const isCard = (page: Page) => new URL(page.url()).pathname.startsWith('/sandbox/card/');
  await expect.poll(() => pages.some(isCard), title).toBe(true);
  return pages.find(isCard) as Page;
}
