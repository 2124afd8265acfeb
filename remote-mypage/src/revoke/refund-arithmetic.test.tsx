import type { Subscription } from '@shared/api/subscription';
import { type Won, won } from '@shared/domain/money';
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { refundRows } from '../status/detail-rows';
import { Expected, RefundTable } from './Expected';

/**
 * Compares the amounts on the screens with a second implementation of the specification. The cancellation is free for
 * 14 days after approval, then costs 10 % of the price. The insurance is prorated over 365 days, and nothing of it is
 * returned after a claim. Used services are subtracted. The refund is never below 0.
 */
const CASES = { numRuns: 150, seed: 20_261_121 };
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
/** Calculates in whole won with BigInt, so that there are no fractions. */
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
/** Returns the answer of the server for a case. */
function served(one: Case) {
  const { penalty, returned, care, refund } = reckoned(one);
  return {
    amount: won(Number(refund)),
    daysUsed: one.use,
    penalty: won(Number(penalty)),
    maintenance: won(Number(care)),
    insuranceReturned: won(Number(returned)),
  };
}
const usageOf = (
  lines: ReturnType<typeof served>,
  insuranceUsed: boolean,
  amount: Won | undefined,
) => ({
  daysUsed: lines.daysUsed,
  insuranceUsed,
  penalty: lines.penalty,
  maintenance: lines.maintenance,
  insuranceReturned: lines.insuranceReturned,
  amount,
});

/** A row: its label, its note if it has one, and its amount. */
const NOTE = /^(결제 금액|위약금|정비 사용 금액|보험료 일할 금액|예상 환불액).*?(−?[\d,]+원)$/;
type Shown = { rows: (string | null)[]; all: string };
const drawn = new Map<Case, Shown>();

/** Returns what the screen shows for a case. Rendered once for all tests. */
function shown(one: Case): Shown {
  const read = drawn.get(one) ?? draw(one);
  drawn.set(one, read);
  return read;
}

function draw(one: Case): Shown {
  const lines = served(one);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <Expected
      isWithdrawal={false}
      subscription={subscriptionOf(one)}
      refund={{
        kind: 'allowed',
        amount: lines.amount,
        usage: usageOf(lines, one.claimed, undefined),
      }}
    />,
  );
  const rows = [...page.querySelectorAll('tr')].map((row) => row.textContent);
  return { rows, all: page.textContent ?? '' };
}

/** Returns the amount column as a reader sees it: label, sign and amount, without the notes. */
function columnOf(one: Case, total: string): string[] {
  const { penalty, care, returned, refund } = reckoned(one);
  const used = BigInt(one.cost) - returned;
  const taken = penalty + care + used;
  const adds = BigInt(one.paid) - taken === refund;
  const sign = (amount: bigint) => (adds && amount > 0n ? `−${text(amount)}` : text(amount));
  return [
    `결제 금액 ${text(one.paid)}`,
    `위약금 ${sign(penalty)}`,
    `정비 사용 금액 ${sign(care)}`,
    ...(one.cost > 0 ? [`보험료 일할 금액 ${adds ? sign(used) : text(returned)}`] : []),
    `${total} ${text(refund)}`,
  ];
}
const subscription = {
  vin: 'WBA00000000000001',
  plate: '12가3456',
  title: '파워트레인',
  paid: won(990_000),
  insured: true,
} as Subscription;
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);
const show = (one: Subscription, amount: number, usage: Record<string, number | boolean>) =>
  render(
    <RefundTable
      isWithdrawal={false}
      subscription={one}
      amount={won(amount)}
      usage={{
        daysUsed: Number(usage['use']),
        insuranceUsed: usage['claimed'] === true,
        penalty: won(Number(usage['penalty'])),
        maintenance: won(Number(usage['care'])),
        insuranceReturned: won(Number(usage['insurance'])),
        amount: undefined,
      }}
    />,
  );

it('covers both sides of day 14, claims, and refunds that stop at 0 [REVOKE-021]', () => {
  const some = (holds: (one: Case) => boolean) => cases.filter(holds).length;

  expect(cases).toHaveLength(150);
  expect(some(({ use }) => use === 14)).toBeGreaterThan(4);
  expect(some(({ use }) => use === 15)).toBeGreaterThan(4);
  expect(some(({ claimed }) => claimed)).toBeGreaterThan(20);
  expect(some((one) => reckoned(one).refund === 0n)).toBeGreaterThan(5);
});

it('shows the column of the specification on the cancel page [REVOKE-003] [REVOKE-006] [REVOKE-021]', () => {
  for (const one of cases) {
    const { rows, all } = shown(one);
    const money = rows.slice(one.cost > 0 ? 5 : 4);

    expect(rows).toContain(`이용 일수${one.use}일`);
    expect(rows.includes(`보장 사용 여부${yesOrNo(one.claimed)}`)).toBe(one.cost > 0);
    expect(money.map((row) => row?.replace(NOTE, '$1 $2'))).toEqual(columnOf(one, '예상 환불액'));
    expect(all.startsWith(text(reckoned(one).refund))).toBe(true);
  }
});

it('shows the same column in the refund block of the detail page [STATUS-017] [REVOKE-021]', () => {
  for (const one of cases) {
    const lines = served(one);
    const rows = refundRows({
      ...subscriptionOf(one),
      state: 'refund-confirmed',
      payments: { refunded: lines.amount, refund: usageOf(lines, one.claimed, lines.amount) },
    } as Subscription);

    expect(rows?.map(({ label, value }) => `${label} ${value}`)).toEqual([
      `이용 일수 ${one.use}일`,
      ...columnOf(one, '환불 금액'),
      '환불일 -',
    ]);
  }
});

describe('RefundTable', () => {
  it('has its ten rows in the specified order, with signs [REVOKE-006] [ENTITY-028]', () => {
    show(subscription, 699_219, { use: 100, penalty: 99_000, care: 0, insurance: 508_219 });

    expect(rows()).toEqual([
      ['차대번호', 'WBA00000000000001'],
      ['차량번호', '12가3456'],
      ['멤버십', '파워트레인'],
      ['보장 사용 여부', '아니요'],
      ['이용 일수', '100일'],
      ['결제 금액', '990,000원'],
      ['위약금', '−99,000원'],
      ['정비 사용 금액', '0원'],
      [
        '보험료 일할 금액이용한 기간의 보험료예요. 남은 기간의 508,219원은 돌려받아요',
        '−191,781원',
      ],
      ['예상 환불액', '699,219원'],
    ]);
  });

  it('says when the insurance was used [REVOKE-006] [ENTITY-028]', () => {
    const claimed = { use: 100, penalty: 99_000, care: 0, insurance: 0, claimed: true };
    show(subscription, 191_000, claimed);

    expect(rows()).toContainEqual(['보장 사용 여부', '예']);
    expect(rows()).toContainEqual(['보험료 일할 금액보장을 사용해 돌려받지 않아요', '−700,000원']);
  });

  it('shows no minus sign when nothing is deducted [REVOKE-016]', () => {
    show(subscription, 990_000, { use: 0, penalty: 0, care: 0, insurance: 700_000 });

    expect(rows()).toContainEqual(['보험료 일할 금액보험료 700,000원은 모두 돌려받아요', '0원']);
    expect(screen.queryByText(/−/)).not.toBeInTheDocument();
  });

  it('explains a refund of 0 when the deductions exceed the price [REVOKE-021]', () => {
    const plain = { ...subscription, paid: won(600_000), insured: false };
    show(plain, 0, { use: 100, penalty: 60_000, care: 580_000, insurance: 0 });

    expect(rows()).toContainEqual(['정비 사용 금액', '580,000원']);
    expect(
      screen.getByText('공제되는 금액이 결제 금액보다 많아 돌려받는 금액이 없어요.'),
    ).toBeVisible();
  });

  it('shows the figures of the server without signs when they do not add up [REVOKE-006]', () => {
    show(subscription, 700_000, { use: 100, penalty: 99_000, care: 0, insurance: 100_000 });

    expect(rows().slice(6)).toEqual([
      ['위약금', '99,000원'],
      ['정비 사용 금액', '0원'],
      ['보험료 일할 금액남은 기간의 보험료', '100,000원'],
      ['예상 환불액', '700,000원'],
    ]);
  });
});
