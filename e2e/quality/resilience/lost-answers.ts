import type { BrowserContext, Page, Request, Route } from 'playwright/test';
import { expect, type Sandbox } from '../../journeys/test';
import { agree, payQuickly } from './double-submit';
import { begunAnew, type Draft, readyToPay } from './draft';
import { expectOneOrder, type Payment, paymentIds } from './orders';
import type { Random } from './random';

/** Faults of the answer to an order. The backend or a gateway causes the first four. */
const ways = ['lost', 'unreadable', 'late', 'double', 'bad gateway', 'never arrived'] as const;
type Way = (typeof ways)[number];
const LATE_MS = 1500;
const LONGEST_SILENCE_MS = 3000;
/** Maximum time in milliseconds, on the page's clock, from the moment when the server is reachable. */
const SOON_MS = 10_000;

/** The connection between a page and the backend, with its fault. */
type Line = { way: Way; isDown: boolean; falls: boolean; orders: number; listed: string };

export type Payer = { page: Page; line: Line };
export type Announcement = { what: string; ms: number };

/** Opens a filled-in payment page whose connection to the backend can fail. */
export async function payer(
  context: BrowserContext,
  sandbox: Sandbox,
  draft: Draft,
): Promise<Payer> {
  const page = await readyToPay(context, sandbox, begunAnew(draft));
  const line: Line = { way: 'lost', isDown: false, falls: false, orders: 0, listed: '' };
  await page.route('**/api/v1App/**', (route) => passed(route, line));
  return { page, line };
}

async function passed(route: Route, line: Line): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  try {
    if (request.method() === 'POST' && pathname.endsWith('/subscs')) {
      line.orders += 1;
      line.isDown = line.falls;
      if (line.way === 'never arrived') return await route.abort();
      if (line.way !== 'bad gateway') return await route.continue();
      await route.fetch();
      return await route.fulfill({ status: 502, contentType: 'text/html', body: '<p>gateway</p>' });
    }
    if (line.isDown) return await route.abort();
    if (!/\/users\/[^/]+$/.test(pathname)) return await route.continue();
    const response = await route.fetch();
    line.listed = await response.text();
    await route.fulfill({ response });
  } catch {
    // the page has gone on to the card page and no longer receives the answer
  }
}

const said = (page: Page) => ({
  card: page.getByRole('heading', { name: '카드 결제' }),
  begun: page.getByRole('heading', { name: '신청은 접수되었고 결제는 아직이에요' }),
  notBegun: page.getByText('결제가 시작되지 않았어요. 결제된 금액은 없으니 다시 결제해 주세요.'),
  unknown: page.getByRole('heading', { name: '결제 결과를 확인하고 있어요' }),
});

/**
 * Presses pay once with a lost answer. Expects one request, and soon the server's state. Returns the message. If the
 * order was not paid, pay can be pressed again.
 */
export async function pressOnce(
  { page, line }: Payer,
  sandbox: Sandbox,
  random: Random,
): Promise<Announcement & { isPaid: boolean }> {
  const way = random.pick(ways);
  const silentMs = random.below(2) === 0 ? 0 : random.below(LONGEST_SILENCE_MS);
  const title = `${way}, then silent for ${silentMs} ms`;
  const before = await paymentIds(sandbox);
  const isFresh = ({ id }: Payment) => !before.includes(id);
  Object.assign(line, { way, isDown: false, falls: silentMs > 0, orders: 0, listed: '' });
  if (way === 'lost' || way === 'unreadable' || way === 'late' || way === 'double') {
    const delay = way === 'late' ? { delay: LATE_MS } : {};
    await sandbox.staff('fault', { operation: 'createSubsc', after: way, once: 'on', ...delay });
  }

  const answered = orderIsOver(page);
  const { card, begun, notBegun, unknown } = said(page);
  await agree(page);
  await page.getByRole('dialog').getByRole('button', { name: '결제하기' }).click();
  const leads = way === 'late' || way === 'double';
  if (silentMs > 0 && !leads) {
    await expect(unknown.or(card), title).toBeVisible();
    await page.waitForTimeout(silentMs);
  } else await answered;
  line.isDown = false;
  const reachable = Date.now();
  await expect(card.or(begun).or(notBegun), title).toBeVisible({ timeout: SOON_MS });
  const ms = Date.now() - reachable;

  expect(line.orders, title).toBe(1);
  const made = ((await sandbox.ask('payments')) as Payment[]).filter(isFresh);
  // A gateway may send a request twice. Chromium does so, too, when a reused connection closes without an answer.
  const again = made.length > 1;
  if (leads || (way === 'lost' && again)) {
    await expect(card, title).toBeVisible();
    await payQuickly(page);
    await expect(page.getByText('가입 신청이 완료되었습니다.'), title).toBeVisible();
    await expectOneOrder(sandbox, before, title, made.length - 1);
    expect(made.length, title).toBeLessThanOrEqual(2);
    return {
      what: `${way}${again ? ' (sent twice below the page)' : ''}: paid once`,
      ms,
      isPaid: true,
    };
  }
  expect(made, title).toHaveLength(way === 'never arrived' ? 0 : 1);
  const isListed = made.some(({ orderNumber }) => line.listed.includes(`"${orderNumber}"`));
  const isBegun = await begun.isVisible();
  expect(isBegun, `${title}: what the server lists is what is told`).toBe(isListed);
  await page
    .getByRole('button', { name: isBegun ? '그만두고 다시 결제하기' : '확인', exact: true })
    .click();
  const pay = page.getByRole('button', { name: '결제하기', exact: true });
  await expect(pay, title).toBeEnabled();
  return { what: `${way}: ${isBegun ? 'told as begun' : 'told as not begun'}`, ms, isPaid: false };
}

/** Waits until the order request was answered or has failed. */
const orderIsOver = (page: Page): Promise<unknown> => {
  const predicate = (request: Request) =>
    request.method() === 'POST' && request.url().endsWith('/subscs');
  const [ended, failed] = [
    page.waitForEvent('requestfinished', { predicate, timeout: 0 }),
    page.waitForEvent('requestfailed', { predicate, timeout: 0 }),
  ];
  for (const event of [ended, failed]) event.catch(() => undefined); // the other event fails when the page closes
  return Promise.race([ended, failed]);
};
