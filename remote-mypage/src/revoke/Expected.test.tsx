import type { RefundUsage } from '@shared/api/refund';
import type { Subscription } from '@shared/api/subscription';
import { won } from '@shared/domain/money';
import { render, screen, within } from '@testing-library/react';
import { refundRows } from '../status/detail-rows';
import { RefundTable } from './Expected';

const subscription = {
  vin: 'WBA00000000000001',
  plate: '12가3456',
  title: '파워트레인',
  paid: won(990_000),
  insured: true,
} as Subscription;
const used = (own: Partial<RefundUsage> = {}): RefundUsage => ({
  daysUsed: 100,
  insuranceUsed: false,
  penalty: won(99_000),
  maintenance: won(0),
  insuranceReturned: won(508_219),
  amount: undefined,
  ...own,
});
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);
const show = (one: Subscription, amount: number, usage: RefundUsage) =>
  render(
    <RefundTable isWithdrawal={false} subscription={one} amount={won(amount)} usage={usage} />,
  );

describe('RefundTable', () => {
  it('has its ten rows in the specified order, with signs [REVOKE-003, REVOKE-006, ENTITY-028]', () => {
    show(subscription, 699_219, used());

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
    show(subscription, 191_000, used({ insuranceUsed: true, insuranceReturned: won(0) }));

    expect(rows()).toContainEqual(['보장 사용 여부', '예']);
    expect(rows()).toContainEqual(['보험료 일할 금액보장을 사용해 돌려받지 않아요', '−700,000원']);
  });

  it('shows no minus sign when nothing is deducted [REVOKE-016]', () => {
    show(
      subscription,
      990_000,
      used({ daysUsed: 0, penalty: won(0), insuranceReturned: won(700_000) }),
    );

    expect(rows()).toContainEqual(['보험료 일할 금액보험료 700,000원은 모두 돌려받아요', '0원']);
    expect(screen.queryByText(/−/)).not.toBeInTheDocument();
  });

  it('explains a refund of 0 when the deductions exceed the price, without insurance [REVOKE-021]', () => {
    const plain = { ...subscription, paid: won(600_000), insured: false };
    const all = { penalty: won(60_000), maintenance: won(580_000), insuranceReturned: won(0) };
    show(plain, 0, used(all));

    expect(rows().slice(3)).toEqual([
      ['이용 일수', '100일'],
      ['결제 금액', '600,000원'],
      ['위약금', '60,000원'],
      ['정비 사용 금액', '580,000원'],
      ['예상 환불액', '0원'],
    ]);
    expect(
      screen.getByText('공제되는 금액이 결제 금액보다 많아 돌려받는 금액이 없어요.'),
    ).toBeVisible();
  });

  it('shows the figures of the server without signs when they do not add up [REVOKE-006]', () => {
    show(subscription, 700_000, used({ insuranceReturned: won(100_000) }));

    expect(rows().slice(6)).toEqual([
      ['위약금', '99,000원'],
      ['정비 사용 금액', '0원'],
      ['보험료 일할 금액남은 기간의 보험료', '100,000원'],
      ['예상 환불액', '700,000원'],
    ]);
  });
});

describe('refund block of the detail page', () => {
  it.each([
    ['refund-confirmed', '환불 금액', '환불일'],
    ['refund', '예상 환불액', '처리일'],
  ])('has the same amounts in state %s, then %s and %s [STATUS-017] [REVOKE-021]', (...row) => {
    const [state, refund, day] = row;
    const shown = refundRows({
      ...subscription,
      state,
      request: 'none',
      payments: { refunded: won(549_219), refund: used({ maintenance: won(150_000) }) },
    } as Subscription);

    expect(shown?.map(({ label, value }) => [label, value])).toEqual([
      ['이용 일수', '100일'],
      ['결제 금액', '990,000원'],
      ['위약금', '−99,000원'],
      ['정비 사용 금액', '−150,000원'],
      ['보험료 일할 금액', '−191,781원'],
      [refund, '549,219원'],
      [day, '-'],
    ]);
  });
});
