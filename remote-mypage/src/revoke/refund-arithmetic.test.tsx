import type { Subscription } from '@shared/api/subscription';
import { type Won, won } from '@shared/domain/money';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { refundRows } from '../status/detail-rows';
import { Expected } from './Expected';

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

it('covers both sides of day 14, claims, and refunds that stop at 0 [REVOKE-021]', () => {
  const some = (holds: (one: Case) => boolean) => cases.filter(holds).length;

  expect(cases).toHaveLength(150);
  expect(some(({ use }) => use === 14)).toBeGreaterThan(4);
  expect(some(({ use }) => use === 15)).toBeGreaterThan(4);
  expect(some(({ claimed }) => claimed)).toBeGreaterThan(20);
  expect(some((one) => reckoned(one).refund === 0n)).toBeGreaterThan(5);
});

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

it('shows amounts that add up to the refund [CONST-021] [CONST-022] [CONST-023]', () => {
  for (const one of cases) {
    const { rows } = shown(one);
    const money = rows.slice(one.cost > 0 ? 5 : 4).map((row) => row?.replace(NOTE, '$2') ?? '');
    if (!money.some((amount) => amount.startsWith('−'))) continue;
    const sum = money
      .slice(0, -1)
      .reduce(
        (total, amount) => total + BigInt(amount.replace('−', '-').replaceAll(/[,원]/g, '')),
        0n,
      );

    expect(sum).toBe(reckoned(one).refund);
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
