import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright/test';
import { agreeAgain, begunAnew, type Draft, storeDraft } from '../../journeys/at-payment';
import { cardsOf } from '../../journeys/steps/living';
import { expect, type Sandbox } from '../../journeys/test';
import type { Random } from '../simulation/random';
import type { End, Phone } from './phone';
import { recordsOn } from './record';

/** Duration in milliseconds within which order, answer, card page, landing and completion happen. */
const WHOLE_PAYMENT_MS = 2_500;
const SLOWEST_ANSWER_MS = 300;
const ends: readonly End[] = ['webview', 'webview', 'app'];

const complete = (page: Page) => page.getByText('가입 신청이 완료되었습니다.');

/**
 * Pays, kills the phone at a random moment, opens the app again and follows its offer. Expects exactly one order.
 * Returns the offer of the app.
 */
export async function killWhilePaying(
  phone: Phone,
  sandbox: Sandbox,
  draft: Draft,
  random: Random,
): Promise<string> {
  const end = random.pick(ends);
  const after = random.below(WHOLE_PAYMENT_MS);
  const answerAfter = random.below(SLOWEST_ANSWER_MS);
  const title = `${end} killed after ${after} ms, answer held back ${answerAfter} ms`;
  const before = await paymentIds(sandbox);

  const page = await readyToPay(phone.context(), sandbox, begunAnew(draft));
  await agree(page);
  // The order arrives, but its answer is delayed, so that the kill can come between them.
  await page.route('**/api/v1App/subscs', (route) => answeredLate(route, answerAfter));
  const paying = payAll(page).catch(() => undefined); // ends together with the page
  await sleep(after);
  await phone.kill(end, page);
  await paying;

  const offered = await goOn(phone, sandbox, { draft, before, title });
  await expectOneOrder(sandbox, before, title, offered === 'given up and begun anew' ? 1 : 0);
  return `${end} killed, ${offered}`;
}

async function answeredLate(route: Route, ms: number): Promise<void> {
  try {
    const response = await route.fetch();
    await sleep(ms);
    await route.fulfill({ response });
  } catch {
    // the page that would receive the answer has closed
  }
}

async function payAll(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: '결제하기' }).click();
  await payQuickly(page);
  await complete(page).waitFor();
}

type Trial = { draft: Draft; before: readonly string[]; title: string };
type Offered =
  | 'completed by itself'
  | 'resumed'
  | 'was complete'
  | 'begun anew'
  | 'given up and begun anew';

/** Opens the app again and follows its offer. If there is none, starts the application again. */
async function goOn(
  phone: Phone,
  sandbox: Sandbox,
  { draft, before, title }: Trial,
): Promise<Offered> {
  const page = await phone.context().newPage();
  await page.goto(`${sandbox.origin}/app/`, { waitUntil: 'domcontentloaded' });
  // A finished payment completes by itself as soon as home has checked it.
  await expect(
    page.getByRole('tab', { name: /^STANDARD/ }).or(complete(page)),
    title,
  ).toBeVisible();
  if (await complete(page).isVisible()) {
    await page.close();
    return 'completed by itself';
  }
  // A declined payment and one that the customer gave up show no offer.
  if ((await recordsOn(page)).some((record) => record['declined'] !== true)) {
    const resume = page.getByRole('button', { name: '이어서 결제하기' });
    // An order whose answer was lost has no known card page to resume.
    const giveUp = page.getByRole('button', { name: '그만두고 다시 결제하기' });
    await expect(resume.or(giveUp).or(complete(page)), title).toBeVisible();
    if (await giveUp.isVisible()) {
      await giveUp.click();
      await expect(giveUp, title).toBeHidden();
      await page.close();
      await payAnew(phone, sandbox, draft);
      return 'given up and begun anew';
    }
    const isWaiting = await resume.isVisible();
    if (isWaiting) {
      await resume.click();
      await payQuickly(page);
      await expect(complete(page), title).toBeVisible();
    }
    await page.close();
    return isWaiting ? 'resumed' : 'completed by itself';
  }
  await page.close();
  if (await isPaid(sandbox, before)) return 'was complete';
  await payAnew(phone, sandbox, draft);
  return 'begun anew';
}

async function payAnew(phone: Phone, sandbox: Sandbox, draft: Draft): Promise<void> {
  const page = await readyToPay(phone.context(), sandbox, begunAnew(draft));
  await agree(page);
  await payAll(page);
  await page.close();
}

const isPaid = async (sandbox: Sandbox, before: readonly string[]): Promise<boolean> =>
  ((await sandbox.ask('payments')) as { id: string; status: string }[]).some(
    ({ id, status }) => status === 'paid' && !before.includes(id),
  );

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

export type Payment = {
  id: string;
  status: 'waiting' | 'paid' | 'failed';
  /** Number of the application. */
  orderNumber: string;
};

/** Returns the ids of all orders, paid or not. Each order has one payment. */
const paymentIds = async (sandbox: Sandbox): Promise<readonly string[]> =>
  ((await sandbox.ask('payments')) as Payment[]).map(({ id }) => id);

/**
 * Expects exactly one paid order since `before`, with one membership. `unpaid` is the number of orders that the
 * customer gave up. Then staff close the membership, so that the vehicle is free for the next trial.
 */
async function expectOneOrder(
  sandbox: Sandbox,
  before: readonly string[],
  trial: string,
  unpaid = 0,
): Promise<void> {
  const all = (await sandbox.ask('payments')) as Payment[];
  const fresh = all.filter(({ id }) => !before.includes(id));
  expect(fresh.map(({ status }) => status).toSorted(), trial).toEqual([
    'paid',
    ...Array<string>(unpaid).fill('waiting'),
  ]);
  const open = (await cardsOf(sandbox, 'new-customer')).filter(({ state }) => state === 15);
  expect(open, trial).toHaveLength(1);
  await sandbox.staff('reject', { id: open[0]?.id, close: 'on' });
}
