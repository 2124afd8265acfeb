import { arrive } from '@shared/testing/arrive';
import { answer, ok, refused } from '@shared/testing/network';
import { address, facts, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { handedOn, insured, membership, pending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, within } from '@testing-library/react';
import { has } from '../../testing/backend';
import { SubscListItem } from './SubscListItem';

const payments = (own: Record<string, unknown>) => ({
  ...(membership()['payments'] as Record<string, unknown>),
  ...own,
});

beforeAll(() => arrive());

describe('detail page of a membership', () => {
  const open = (came: { from?: string } = {}) =>
    renderPage('SubscListItem', SubscListItem, '/subscStatus/subscs/S1?vtg_id=V1', came);

  it('shows car, membership, period and how the price is calculated [STATUS-005] [STATUS-016]', async () => {
    has(membership());
    open();

    await screen.findByRole('region', { name: '결제 정보' });
    expect(screen.getByText('102일 남았어요')).toBeVisible();
    expect(facts()).toEqual({
      모델: '520D · 2020',
      차량번호: '12가3456',
      차대번호: 'WBA00000000000001',
      멤버십: 'STANDARD',
      '이용 기간': '2026-03-03 ~ 2027-03-02',
      정가: '990,000원',
      프로모션가: '891,000원99,000원 할인',
      'VIP 코드 할인': '−49,500원VIP 5%',
      '총 결제 금액': '841,500원부가세 76,500원 포함',
      주문번호: 'ORDER-1',
      결제일: '2026-03-01',
    });
  });

  it('reads the legacy names of the status service: subscId, a title as pkg, prodInsurance [ENTITY-027]', async () => {
    const { id, prodTypeInsurance, ...rest } = membership({
      subscId: 'S1',
      pkg: '파워트레인',
      prodInsurance: true,
      date_start_insurance: '2026-04-01',
    });
    has(membership());
    answer('GET /subscs/S1', ok(rest));
    open();

    expect(await screen.findByText('보장 시작일')).toBeVisible();
    expect(facts()).toMatchObject({ 멤버십: '파워트레인', '보장 시작일': '2026-04-01' });
    expect([id, prodTypeInsurance]).toEqual(['S1', false]);
  });

  it('says when an amount is not known [STATUS-016]', async () => {
    has(
      membership({
        payments: payments({ promo: null, promo_code: null, date: null }),
        recordPayments: [],
      }),
    );
    open();

    await screen.findByRole('region', { name: '결제 정보' });
    expect(facts()).toMatchObject({
      프로모션가: '990,000원',
      'VIP 코드 할인': '없음',
      주문번호: '-',
      결제일: '-',
    });
  });

  it('has no refund and no transfer block without their data [STATUS-017]', async () => {
    has(membership());
    open();

    await screen.findByRole('region', { name: '결제 정보' });
    expect(screen.queryByRole('region', { name: '환불 정보' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '양도 정보' })).not.toBeInTheDocument();
  });

  it('shows the refund block after a refund [STATUS-017] [ENTITY-028]', async () => {
    has(
      insured({
        state: -60,
        state_req: -50,
        date_state: '2026-11-10',
        price_payment: 990_000,
        payments: payments({
          price_refund: 540_041,
          refund_data: {
            use: 183,
            insurance_prod_use: false,
            penalty: 99_000,
            care: 0,
            insurance_refund: 349_041,
            price_refund: 540_041,
          },
        }),
      }),
    );
    open();

    const block = within(await screen.findByRole('region', { name: '환불 정보' }));
    expect(block.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '183일',
      '990,000원',
      '−99,000원',
      '0원',
      '−350,959원이용한 기간의 보험료예요. 남은 기간의 349,041원은 돌려받아요',
      '540,041원',
      '2026-11-10',
    ]);
  });

  it('shows the refunded amount even when its lines do not [STATUS-017]', async () => {
    const refund_data = { use: 183, penalty: 99_000, care: 0, insurance_refund: 349_041 };
    const refunded = { state: -60, state_req: -50 };
    has(membership({ ...refunded, payments: payments({ price_refund: 540_041, refund_data }) }));
    open();

    await screen.findByRole('region', { name: '환불 정보' });
    expect(facts()).toMatchObject({ '환불 금액': '540,041원' });
  });

  it('shows the transfer block of a transferred membership without the receiver [STATUS-017]', async () => {
    const options = { is_escalation: true, escalation: null, vehicleData: null };
    has(membership({ options }));
    open();

    const block = within(await screen.findByRole('region', { name: '양도 정보' }));
    expect(block.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '-',
      '-',
      '양도 완료',
    ]);
  });

  it('shows the transfer block of a transferred membership [STATUS-017]', async () => {
    has(handedOn(1));
    open();

    const block = within(await screen.findByRole('region', { name: '양도 정보' }));
    expect(block.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '박*수',
      '2026-10-01',
      '양도 완료',
    ]);
  });

  it('offers below 관리 to cancel it, with its id [STATUS-010]', async () => {
    has(membership());
    open();

    const manage = within(await screen.findByRole('region', { name: '관리' }));
    expect(manage.getByRole('link', { name: '해지 신청' })).toHaveAttribute(
      'href',
      '/subscRevoke?vtg_id=V1&subsc_id=S1',
    );
  });

  it('leads to the subscriptions after a direct entry [STATUS-005]', async () => {
    has(membership());
    open();
    await screen.findByRole('region', { name: '결제 정보' });

    await press('이전으로');

    await workDone();
    expect(address()).toHaveTextContent(/^\/subscStatus\?vtg_id=V1$/);
  });

  it.each([
    ['of someone else', refused(403)],
    ['that does not exist', refused(404)],
  ])('offers no retry for a membership %s [SEC-005]', async (_, answered) => {
    has(pending());
    answer('GET /subscs/S1', answered);
    open();

    expect(await screen.findByText('멤버십 정보를 볼 수 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '내 멤버십 보기' })).toHaveAttribute(
      'href',
      '/subscStatus?vtg_id=V1',
    );
    expect(screen.queryByRole('button', { name: /다시/ })).not.toBeInTheDocument();
    await press('확인');
  });
});
