import { arrive } from '@shared/testing/arrive';
import { answer, bare, ok, refused } from '@shared/testing/network';
import { facts, press, told } from '@shared/testing/page';
import { handedOn, membership, pending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, within } from '@testing-library/react';
import { has } from '../../testing/backend';
import { openDetail } from '../../testing/pages';
import { inApp } from '../../testing/resubmit';

const payments = (own: Record<string, unknown>) => ({
  ...(membership()['payments'] as Record<string, unknown>),
  ...own,
});

beforeAll(() => arrive());

describe('detail page of a membership', () => {
  it('says when an amount is not known [STATUS-016]', async () => {
    has(
      membership({
        payments: payments({ promo: null, promo_code: null, date: null }),
        recordPayments: [],
      }),
    );
    openDetail();

    await screen.findByRole('region', { name: '결제 정보' });
    expect(facts()).toMatchObject({
      프로모션가: '990,000원',
      'VIP 코드 할인': '없음',
      주문번호: '-',
      결제일: '-',
    });
  });

  it('shows the refunded amount even when its lines do not [STATUS-017]', async () => {
    const refund_data = { use: 183, penalty: 99_000, care: 0, insurance_refund: 349_041 };
    const refunded = { state: -60, state_req: -50, date_state: '2026-11-10' };
    has(membership({ ...refunded, payments: payments({ price_refund: 540_041, refund_data }) }));
    openDetail();

    await screen.findByRole('region', { name: '환불 정보' });
    expect(facts()).toMatchObject({ '환불 금액': '540,041원', 환불일: '2026-11-10' });
  });

  it.each([
    ['has a request', { state_req: -20 }],
    ['is over after a withdrawn request', { state: -10, state_req: -30 }],
  ])('shows no refund of a membership that %s [STATUS-017]', async (_, own) => {
    const refund_data = { use: 183, penalty: 99_000, care: 0, insurance_refund: 0 };
    has(membership({ ...own, payments: payments({ price_refund: 540_041, refund_data }) }));
    openDetail();

    await screen.findByRole('region', { name: '결제 정보' });
    expect(screen.queryByRole('region', { name: '환불 정보' })).not.toBeInTheDocument();
  });

  it('shows the transfer block of a transferred membership [STATUS-017]', async () => {
    has(handedOn(1));
    openDetail();

    const block = within(await screen.findByRole('region', { name: '양도 정보' }));
    expect(block.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '박*수',
      '2026-10-01',
      '양도 완료',
    ]);
  });

  it.each([
    ['of someone else', refused(403)],
    ['that does not exist', refused(404)],
  ])('offers no retry for a membership %s [SEC-005]', async (_, answered) => {
    has(pending());
    answer('GET /subscs/S1', answered);
    openDetail();

    expect(await screen.findByText('멤버십 정보를 볼 수 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '내 멤버십 보기' })).toHaveAttribute(
      'href',
      '/subscStatus?vtg_id=V1',
    );
    expect(screen.queryByRole('button', { name: /다시/ })).not.toBeInTheDocument();
    await press('확인');
  });
});

it('offers no days for the calendar once a cancellation was requested', async () => {
  has(membership({ state_req: -20 }));
  openDetail();

  await screen.findByRole('region', { name: '결제 정보' });
  expect(screen.queryByRole('button', { name: '달력에 날짜 넣기' })).not.toBeInTheDocument();
});

describe('contract on the page of a membership', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    answer('GET /vtg/users/showVtgUser', bare({ usrAuthName: '김하늘' }));
  });

  it.each([
    ['active', {}],
    ['refunded', { state: -60, state_req: -50 }],
  ])('is saved with the newest facts of the server when it is %s [LAW-005]', async (_, own) => {
    has(membership({ ...own, dealer_cdk_id: 'D1' }));
    answer('GET /dealerCdks', ok([{ id: 'D1', title: '한강모터스' }]));
    const asks = inApp({ saveFile: {} });
    openDetail();
    await screen.findByRole('button', { name: '계약서 저장' });
    const newer = { ...own, dealer_cdk_id: 'D1', date_stop: '2027-04-02' };
    answer('GET /subscs/S1', ok(membership(newer)));
    await press('계약서 저장');

    expect(await screen.findByText('계약서를 저장했어요.')).toBeVisible();
    const saved = asks.find(({ method }) => method === 'saveFile')?.params;
    const html = Buffer.from(String(saved?.['base64']), 'base64').toString();
    for (const [label, value] of [
      ['판매사 상호', '한강모터스'],
      ['판매사 대표자', '등록되지 않았어요'],
      ['VIP 코드 할인', '−49,500원 (VIP 5%)'],
      ['총 결제 금액', '841,500원 (부가세 76,500원 포함)'],
      ['주문번호', 'ORDER-1'],
      ['이용 시작', '2026-03-03 0시'],
      ['이용 종료', '2027-04-02 24시'],
      ['소유자', '김하늘'],
    ])
      expect(html).toContain(`<dt>${label}</dt><dd>${value}</dd>`);
  });

  it.each(['GET /dealerCdks', 'GET /pkgs'])(
    'keeps the page when the answer to %s is missing [A-101, LAW-005]',
    async (route) => {
      answer('GET /dealerCdks', ok([]));
      answer(route, refused(500, '불러오지 못했습니다.'));
      has(membership());
      openDetail();
      await press('계약서 저장');

      await told('불러오지 못했습니다.');
      await workDone();
      expect(window.location.pathname).toBe('/');
      answer('GET /pkgs', ok([]));
    },
  );

  it('does not exist for an order that was never paid [LAW-005]', async () => {
    has(membership({ state: 10, date_start: null, date_stop: null, recordPayments: [] }));
    openDetail();

    await screen.findByRole('region', { name: '결제 정보' });
    expect(screen.queryByRole('button', { name: '계약서 저장' })).not.toBeInTheDocument();
  });
});
