import type { Subscription } from '@shared/api/subscription';
import { type Won, won } from '@shared/domain/money';
import { expectedRefund, type RefundLines } from '@shared/domain/refund';
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { refundRows } from '../status/detail-rows';
import { Expected } from './Expected';

/**
 * Figures as the server reckons them, shown as the screens show them, against the words of the specification reckoned
 * here once more, in another way: free for 14 days after approval, then 10 % of the price; the insurance prorated over
 * 365 days, nothing of it after a claim; less what was used; never below 0.
 */
const CASES = { numRuns: 500, seed: 20_261_121 };

type Case = { paid: number; cost: number; claimed: boolean; care: number; use: number };

const cases: readonly Case[] = fc
  .sample(
    fc.record({
      paid: fc.integer({ min: 0, max: 3_000_000 }),
      share: fc.integer({ min: 0, max: 100 }),
      insured: fc.boolean(),
      claimed: fc.boolean(),
      care: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
      use: fc.oneof(
        fc.constantFrom(0, 1, 13, 14, 15, 16, 364, 365),
        fc.integer({ min: 0, max: 365 }),
      ),
    }),
    CASES,
  )
  .map(({ paid, share, insured, claimed, care, use }) => ({
    paid,
    cost: insured ? Math.trunc((paid / 100) * share) : 0,
    claimed: insured && claimed,
    care,
    use,
  }));

/** In whole won, with integers of any size, so that no fraction can creep in. */
function reckoned({ paid, cost, claimed, care, use }: Case) {
  const [price, insurance, used] = [BigInt(paid), BigInt(cost), BigInt(care)];
  const penalty = use > 14 ? price / 10n : 0n;
  const unusedDays = use > 14 ? 365n - BigInt(use) : 365n;
  const returned = claimed ? 0n : (insurance * unusedDays) / 365n;
  const left = price - penalty - used - (insurance - returned);
  return { penalty, returned, care: used, refund: left > 0n ? left : 0n };
}

const yesOrNo = (is: boolean): string => (is ? '예' : '아니요');
const text = (amount: bigint | number): string =>
  `${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}원`;

const subscriptionOf = ({ paid, cost }: Case): Subscription =>
  ({
    vin: 'WBA00000000000001',
    plate: '12가3456',
    title: '멤버십',
    state: 'active',
    paid: won(paid),
    insured: cost > 0,
  }) as Subscription;

/** What the sandbox's backend answers for it. */
function served(one: Case): RefundLines {
  const answer = expectedRefund(
    {
      state: 'active',
      transferred: false,
      paid: won(one.paid),
      insuranceCost: won(one.cost),
      insuranceClaimed: one.claimed,
      maintenanceUsed: won(one.care),
      daysUsed: one.use,
    },
    { freeDays: 14, penaltyRate: 10, prorateDays: 365, settlementRate: 0 },
  );
  expect(answer.kind).toBe('allowed');
  return answer as RefundLines;
}

const usageOf = (lines: RefundLines, insuranceUsed: boolean, amount: Won | undefined) => ({
  daysUsed: lines.daysUsed,
  insuranceUsed,
  penalty: lines.penalty,
  maintenance: lines.maintenance,
  insuranceReturned: lines.insuranceReturned,
  amount,
});

type Shown = { rows: (string | null)[]; all: string };
const drawn = new Map<Case, Shown>();

/** What the screen shows of it; drawn once for all tests. */
function shown(one: Case): Shown {
  const read = drawn.get(one) ?? draw(one);
  drawn.set(one, read);
  return read;
}

function draw(one: Case): Shown {
  const lines = served(one);
  const { unmount } = render(
    <Expected
      subscription={subscriptionOf(one)}
      refund={{
        kind: 'allowed',
        amount: lines.amount,
        usage: usageOf(lines, one.claimed, undefined),
      }}
    />,
  );
  const rows = within(screen.getByRole('table', { name: '환불 내역' }))
    .getAllByRole('row')
    .map((row) => row.textContent);
  const read = { rows, all: document.body.textContent ?? '' };
  unmount();
  return read;
}

it('the cases reach both sides of day 14, claims, and refunds that stop at 0 [REVOKE-021]', () => {
  const some = (holds: (one: Case) => boolean) => cases.filter(holds).length;

  expect(cases).toHaveLength(500);
  expect(some(({ use }) => use === 14)).toBeGreaterThan(10);
  expect(some(({ use }) => use === 15)).toBeGreaterThan(10);
  expect(some(({ claimed }) => claimed)).toBeGreaterThan(50);
  expect(some((one) => reckoned(one).refund === 0n)).toBeGreaterThan(20);
});

it('the cancel screen shows what the specification’s arithmetic gives, 500 times [REVOKE-003] [REVOKE-006] [REVOKE-021] [CONST-021] [CONST-022] [CONST-023]', () => {
  for (const one of cases) {
    const { penalty, care, returned, refund } = reckoned(one);
    const { rows, all } = shown(one);

    expect(rows.slice(3)).toEqual([
      `보장 사용 여부${yesOrNo(one.claimed)}`,
      `이용 일수${one.use}일`,
      `결제 금액${text(one.paid)}`,
      `위약금${text(penalty)}`,
      `정비 사용 금액${text(care)}`,
      `보험료 일할 금액${text(returned)}`,
      `예상 환불액${text(refund)}`,
    ]);
    expect(all.startsWith(text(refund))).toBe(true);
  }
});

it('its line of the sum adds up to the refund, 500 times [REVOKE-006]', () => {
  for (const one of cases) {
    const { penalty, care, refund } = reckoned(one);
    const { all } = shown(one);

    const line = all.slice(all.lastIndexOf('결제 금액'));
    const total = [...line.matchAll(/(- |\+ |^|= )[^\d=+-]*([\d,]+)원/g)];
    const amounts = total.map(([, sign = '', digits = '']) => ({
      sign,
      won: BigInt(digits.replaceAll(',', '')),
    }));
    const sum = amounts
      .slice(0, -1)
      .reduce((left, { sign, won: part }) => (sign === '- ' ? left - part : left + part), 0n);
    expect(sum).toBe(refund);
    expect(amounts.at(-1)?.won).toBe(refund);
    expect(line.includes(` - 위약금 ${text(penalty)}`)).toBe(penalty > 0n);
    expect(line.includes(` - 정비 사용 금액 ${text(care)}`)).toBe(care > 0n);
  }
});

it('the refund block of the detail shows the same figures, 500 times [STATUS-017] [REVOKE-021]', () => {
  for (const one of cases) {
    const { penalty, care, returned, refund } = reckoned(one);
    const lines = served(one);
    const rows = refundRows({
      ...subscriptionOf(one),
      payments: { refunded: lines.amount, refund: usageOf(lines, one.claimed, lines.amount) },
    } as Subscription);

    expect(rows?.map(({ label, value }) => `${label} ${value}`)).toEqual([
      `이용 일수 ${one.use}일`,
      `위약금 ${text(penalty)}`,
      `정비 사용 금액 ${text(care)}`,
      `보험료 일할 금액 ${text(returned)}`,
      '처리일 -',
      `환불 금액 ${text(refund)}`,
    ]);
  }
});
