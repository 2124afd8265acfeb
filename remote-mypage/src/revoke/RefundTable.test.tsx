import type { Subscription } from '@shared/api/subscription';
import { won } from '@shared/domain/money';
import { render, screen, within } from '@testing-library/react';
import { RefundTable } from './RefundTable';

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

  it('has no insurance rows for a membership without insurance [REVOKE-006]', () => {
    const plain = { ...subscription, insured: false };
    show(plain, 891_000, { use: 100, penalty: 99_000, care: 0, insurance: 0 });

    expect(rows().slice(3)).toEqual([
      ['이용 일수', '100일'],
      ['결제 금액', '990,000원'],
      ['위약금', '−99,000원'],
      ['정비 사용 금액', '0원'],
      ['예상 환불액', '891,000원'],
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
