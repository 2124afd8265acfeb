import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { buying } from '../journeys/buying';
import { type Heap, heap } from './memory';
import { withBrowser } from './phone';
import type { Served } from './server';
import { holderOf } from './visitors';

const ROUNDS = 20;
/** Rounds before the measurement, which load the code and data of the popups. */
const WARM_ROUNDS = 5;

type Popup = { what: string; opens: string; closes: string };

const onTerms: readonly Popup[] = [
  { what: 'full text', opens: '서비스 이용약관 동의 전문 보기', closes: '닫기' },
];
const onPayment: readonly Popup[] = [
  { what: 'seller', opens: '판매사 선택', closes: '닫기' },
  { what: 'advisor', opens: '추천인 찾기', closes: '닫기' },
  { what: 'message', opens: '결제하기', closes: '확인' },
];

/** Returns the heap size in bytes before and after opening and closing each purchase popup 20 times. */
export async function heapOfPopups(
  served: Served,
  spki: string | undefined,
): Promise<Record<string, Heap>> {
  const holder = await holderOf(served, spki, 'new-customer');
  return withBrowser(spki, holder, async (context) => {
    const page = await context.newPage();
    await page.goto(`${served.origin}/app/`);
    await buying.choose(page, { group: 'STANDARD', vehicle: /./ });
    const terms = await heapsOf(page, onTerms);
    await buying.agree(page);
    await buying.confirmVehicle(page);
    await buying.chooseDealer(page, '한강모터스');
    const payment = await heapsOf(page, onPayment);
    return { ...terms, ...payment };
  });
}

async function heapsOf(page: Page, popups: readonly Popup[]): Promise<Record<string, Heap>> {
  const session = await page.context().newCDPSession(page);
  const heaps: Record<string, Heap> = {};
  for (const popup of popups) {
    await rounds(page, popup, WARM_ROUNDS);
    const before = await heap(session);
    await rounds(page, popup, ROUNDS);
    heaps[popup.what] = { before, after: await heap(session) };
  }
  return heaps;
}

async function rounds(page: Page, { opens, closes }: Popup, count: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (let round = 0; round < count; round++) {
    await page.getByRole('button', { name: opens }).first().click();
    await dialog.getByRole('button', { name: closes, exact: true }).first().click();
    await expect(dialog).toBeHidden();
  }
}
