import type { Subscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { won } from '@shared/domain/money';
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { RefundTable } from './RefundTable';
import { refundSum } from './refund-lines';
import { otherwiseHeldLabel, sumSentence } from './revoke.copy';

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

describe('the refund breakdown', () => {
  it('has its ten rows in the written order [REVOKE-006] [ENTITY-028]', () => {
    show(subscription, 699_219, { use: 100, penalty: 99_000, care: 0, insurance: 508_219 });

    expect(rows()).toEqual([
      ['차대번호', 'WBA00000000000001'],
      ['차량번호', '12가3456'],
      ['멤버십', '파워트레인'],
      ['보장 사용 여부', '아니요'],
      ['이용 일수', '100일'],
      ['결제 금액', '990,000원'],
      ['위약금', '99,000원'],
      ['정비 사용 금액', '0원'],
      ['보험료 일할 금액', '508,219원'],
      ['예상 환불액', '699,219원'],
    ]);
  });

  it('says the sum in one line, the used insurance among it [REVOKE-006]', () => {
    show(subscription, 699_219, { use: 100, penalty: 99_000, care: 0, insurance: 508_219 });

    expect(
      screen.getByText(
        '결제 금액 990,000원 - 위약금 99,000원 - 사용한 보험료 191,781원 = 예상 환불액 699,219원',
      ),
    ).toBeVisible();
  });

  it('says when the insurance was used [REVOKE-006] [ENTITY-028]', () => {
    show(subscription, 191_000, {
      use: 100,
      penalty: 99_000,
      care: 0,
      insurance: 0,
      claimed: true,
    });

    expect(rows()).toContainEqual(['보장 사용 여부', '예']);
  });

  it('adds up where the refund stops at 0 [REVOKE-006]', () => {
    const plain = { ...subscription, paid: won(600_000), insured: false };
    show(plain, 0, { use: 100, penalty: 60_000, care: 580_000, insurance: 0 });

    expect(
      screen.getByText(
        '결제 금액 600,000원 - 위약금 60,000원 - 정비 사용 금액 580,000원 + 조정 40,000원 = 예상 환불액 0원',
      ),
    ).toBeVisible();
  });

  it('names the settlement fee where one is configured [CONST-025]', () => {
    const fee = { ...settings.refund, settlementRate: 3 };

    expect(otherwiseHeldLabel(false, fee)).toBe('정산 수수료');
    expect(otherwiseHeldLabel(true, fee)).toBe('사용한 보험료·정산 수수료');
    expect(otherwiseHeldLabel(false, settings.refund)).toBe('기타 공제');
  });
});

describe('the sum on the screen', () => {
  const amount = fc.integer({ min: 0, max: 20_000_000 }).map(won);
  const figures = fc.record({ penalty: amount, maintenance: amount });

  it('adds up to the refund to the won, whatever figures come [REVOKE-006]', () => {
    fc.assert(
      fc.property(amount, figures, amount, (paid, held, refund) => {
        const sentence = sumSentence(refundSum(paid, held, refund), '사용한 보험료', '예상 환불액');

        const [left = '', right] = sentence.split(' = ');
        expect(totalOf(left)).toBe(refund);
        expect(totalOf(right ?? '')).toBe(refund);
      }),
    );
  });

  it('has no other line where everything is refunded [REVOKE-016]', () => {
    fc.assert(
      fc.property(amount, (paid) => {
        const sum = refundSum(paid, { penalty: won(0), maintenance: won(0) }, paid);

        expect([sum.otherwiseHeld, sum.raised]).toEqual([0, 0]);
      }),
    );
  });

  it('never holds back and gives back at once [REVOKE-006]', () => {
    fc.assert(
      fc.property(amount, figures, amount, (paid, held, refund) => {
        const { otherwiseHeld, raised } = refundSum(paid, held, refund);

        expect(Math.min(otherwiseHeld, raised)).toBe(0);
      }),
    );
  });
});

/** Adds the amounts of a line as a reader would: `-` takes off, everything else adds. */
const totalOf = (line: string): number =>
  [...line.matchAll(/(- )?[^\d-+]*([\d,]+)원/g)].reduce(
    (sum, [, minus, digits = '']) =>
      sum + (minus === undefined ? 1 : -1) * Number(digits.replaceAll(',', '')),
    0,
  );
