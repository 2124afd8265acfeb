import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { answer, bare, ok, refused } from '@shared/testing/network';
import { address, popup, press } from '@shared/testing/page';
import { closePage, renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { stockShop } from '../../testing/shop';
import { completedOrder } from './completed-order';
import { SubscApplyRes } from './SubscApplyRes';

const paid = {
  id: 'S9',
  state: 15,
  state_req: 10,
  confirm: 10,
  pkg: { id: 'ST', title: 'STANDARD 스탠다드', group: 'STANDARD' },
  vehicle_num_id: 'WBA00000000000001',
  created_at: '2026-11-20',
  price_payment: 118_800,
  payments: { state: 50 },
  recordPayments: [{ id: 'O-1' }],
};
const land = (state: object = {}) =>
  renderPage('SubscApplyRes', SubscApplyRes, '/subscApply/res?step=4', { state });
const isHome = () => waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
type Order = Parameters<typeof completedOrder>[1][number];
const held = (id: string, over: object) =>
  ({ id, state: 'pending', confirm: 'waiting', createdOn: '2026-11-20', ...over }) as Order;

describe('the completion page', () => {
  beforeAll(arrive);
  beforeEach(() => {
    stockShop();
    answer('GET /subscs/S9', ok(paid));
    answer('GET /vtg/users/showVtgUser', bare({ usrAuthName: '김하늘' }));
  });

  it('leads home on request [APPLY-035]', async () => {
    land({ subscriptionId: 'S9' });

    await press('홈으로');

    await isHome();
  });

  it('leads home on Back, not into the submitted form [APPLY-035]', async () => {
    land({ subscriptionId: 'S9' });
    await screen.findByText('O-1');

    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

    await isHome();
  });

  it('finds the application that waits for approval when the app lost the history entry [APPLY-035]', async () => {
    stockShop({
      subscriptions: [{ id: 'S9', state: 'pending', confirm: 'waiting', createdOn: '2026-11-20' }],
    });

    land();

    expect(await screen.findByText('가입 신청이 완료되었습니다.')).toBeVisible();
  });

  it('redirects no one while the applications cannot be loaded [APPLY-035]', async () => {
    queryClient.clear();
    answer('GET /users/U1', refused(500));
    land();

    expect(
      await screen.findByRole('heading', { level: 1, name: '신청 내용을 불러오지 못했어요' }),
    ).toBeVisible();
  });

  it('confirms nothing for a copied address [GUARD-012]', async () => {
    land();

    await hear('잘못된 접근 경로입니다.');
    await isHome();
  });

  it('confirms only what the server reports as paid [GUARD-012]', async () => {
    answer('GET /subscs/S9', ok({ ...paid, state: 10, payments: { state: -40 } }));

    land({ subscriptionId: 'S9' });

    await hear('잘못된 접근 경로입니다.');
    expect(screen.queryByText('가입 신청이 완료되었습니다.')).not.toBeInTheDocument();
  });

  it('asks to sign in, and stays, when the session ends [ERR-007, APPLY-035]', async () => {
    const expired = '로그인이 만료되었습니다. 다시 로그인해 주세요.';
    land({ subscriptionId: 'S9' });
    await screen.findByText('O-1');
    answer('GET /subscs/S9', refused(401));
    answer('POST /users/updateToken', refused(400));
    answer('GET /dealerCdks', ok([]));
    await press('계약서 저장');
    expect(await popup()).toHaveTextContent(expired);
    await workDone();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.queryByText('O-1')).not.toBeInTheDocument();
    await press('닫기');
    expect(screen.getByText(/다시 결제하지 마세요/)).toBeVisible();
    await press('로그인하고 확인하기');
    expect(await popup()).toHaveTextContent(expired);
    await press('닫기');

    closePage();
    land({ subscriptionId: 'S9' });

    expect(await popup()).toHaveTextContent(expired);
    await workDone();
    expect(address()).toHaveTextContent('/subscApply/res');
  });
});

describe('completedOrder', () => {
  it.each([undefined, null, 'S9', {}, { subscriptionId: 9 }])(
    'returns the newest application that waits for approval when the entry is lost: %j [APPLY-035]',
    (entry) => {
      const orders = [
        held('S1', { createdOn: '2026-11-18' }),
        held('S2', { createdOn: '2026-11-19' }),
        held('S3', { createdOn: undefined }),
        held('S4', { confirm: 'rejected' }),
        held('S5', { state: 'active' }),
      ];

      expect(completedOrder(entry, orders)).toBe('S2');
      expect(completedOrder(entry, orders.slice(3))).toBeUndefined();
    },
  );

  it('returns a paid extension when the entry is lost, but no declined one [APPLY-035, A-29]', () => {
    const extension = { state: 'none', request: 'extension' };
    const paidOne = held('S2', { ...extension, createdOn: '2026-11-19' });
    const declined = held('S3', { ...extension, payments: { state: 'abnormal' } });
    const former = held('S1', { createdOn: '2026-11-18' });

    expect(completedOrder(undefined, [former, paidOne, declined])).toBe('S2');
  });
});
