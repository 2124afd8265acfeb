import '../../testing/disk';
import {
  clearApplication,
  clearPendingPayment,
  currentApplication,
  savePendingPayment,
} from '@shared/application';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { answer, ok, refused } from '../../testing/network';
import { theOrder } from '../../testing/order';
import { applyVehicle } from '../../testing/plain';
import { stockShop } from '../../testing/shop';
import { signIn, visit } from '../../testing/visit';
import { Layover } from './Layover';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));
jest.mock('@shared/session', () => ({
  ...jest.requireActual('@shared/session'),
  goToAccount: jest.fn(),
}));

const reqs = {
  subsc_id: 'S9',
  pkg_id: 'ST',
  vehicle_num_id: 'WBA00000000000001',
  dealer_cdk_id: 'D1',
  payments: { step: 3, card_type: 20 },
};
const land = (query: Record<string, string>) => {
  const address = `/layover?${new URLSearchParams(query)}`;
  window.history.replaceState(null, '', address);
  visit('Layover', Layover, address);
};
const returned = (over: Record<string, string> = {}) => ({
  vtg_id: 'V1',
  state: '50',
  reqs: JSON.stringify(reqs),
  ...over,
});
const address = () => screen.getByRole('status', { name: '주소' });
const serverSays = (over: object) =>
  answer(
    'GET /subscs/S9',
    ok({
      data: {
        id: 'S9',
        state: 10,
        state_req: 10,
        confirm: 10,
        vehicle_num_id: 'WBA00000000000001',
        created_at: '2026-11-20',
        ...over,
      },
    }),
  );

beforeAll(signIn);
beforeEach(async () => {
  await clearPendingPayment();
  answer('GET /users/U1', ok({ data: { vehicles: [], subscs: [] } }));
  stockShop();
  applyVehicle();
});

describe('the landing after the card page', () => {
  it('completes what the server says is paid: step + 1, draft gone, query gone [LAND-001, LAND-002, LAND-003, A-13]', async () => {
    serverSays({ state: 15, payments: { state: 50 } });

    land(returned());

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
    expect(currentApplication()).toBeUndefined();
    expect(window.location.search).toBe('');
  });

  it('completes no order of long ago that an address names, however well it was paid [LAND-003, SEC-008]', async () => {
    serverSays({ state: 20, payments: { state: 50 }, created_at: '2026-11-18' });

    land(returned());

    expect(await screen.findByText('결제 결과를 아직 확인하지 못했어요')).toBeVisible();
    expect(currentApplication()).toBeDefined();
  });

  it('does not call a payment complete because its address does [LAND-003, SEC-008]', async () => {
    serverSays({ payments: { state: -50 } });

    land(returned());

    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요.');
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
  });

  it('tells a failure in its words as plain text and goes back to the payment [LAND-004, ERR-021, SEC-008]', async () => {
    serverSays({ payments: { state: -50 } });

    land(returned({ state: '-50', msg: `<b>한도 초과</b>${'가'.repeat(300)}` }));

    await hear(`<b>한도 초과</b>${'가'.repeat(188)}`);
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
    expect(document.querySelector('b')).toBeNull();
  });

  it('restores what was entered from reqs when the draft was lost, as a new intention [LAND-006]', async () => {
    const before = currentApplication()?.intentKey;
    serverSays({ payments: { state: -50 } });
    clearApplication();

    land(returned({ state: 'abnormal', msg: '취소했어요' }));
    await hear('취소했어요');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req'));
    expect(currentApplication()).toMatchObject({ packageId: 'ST', tier: 'plain' });
    expect(currentApplication()?.intentKey).not.toBe(before);
  });

  it.each(['{', '[]', 'null', '{"payments":"x"}', '"text"'])(
    'does not break on reqs it cannot read: %s [LAND-007]',
    async (broken) => {
      land(returned({ state: '-50', msg: '실패했어요', reqs: broken }));

      await hear('실패했어요');
      await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=7'));
    },
  );

  it('without a vtg_id says so and leads to the account host [LAND-005]', async () => {
    const { goToAccount } = jest.requireMock<{ goToAccount: jest.Mock }>('@shared/session');

    land({ state: '50' });
    await hear('잘못된 접근 경로입니다. 메인으로 이동합니다.');

    await waitFor(() => expect(goToAccount).toHaveBeenCalledTimes(1));
  });

  it('says that it is checking, and where to ask, while nobody knows', async () => {
    answer('GET /subscs/S9', refused(404, ''));

    land(returned());

    expect(
      await screen.findByRole('heading', { name: '결제 결과를 아직 확인하지 못했어요' }),
    ).toBeVisible();
    expect(screen.getByText('고객센터 02-000-0000 (월~금 09:00~18:00)')).toBeVisible();
    serverSays({ state: 15, payments: { state: 50 } });
    await userEvent.click(screen.getByRole('button', { name: '다시 확인하기' }));

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));
  });

  it('asks about the order this phone sent, not the one the address names', async () => {
    await savePendingPayment({
      intentKey: 'key-of-before',
      createdAt: Date.now(),
      state: 'redirected',
      subscriptionId: 'S9',
      order: theOrder,
    });
    serverSays({ state: 15, payments: { state: 50 } });

    land(returned({ reqs: JSON.stringify({ ...reqs, subsc_id: 'S-of-another' }) }));

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4'));
  });

  it('knows its payment after it was loaded again without its query', async () => {
    await savePendingPayment({
      intentKey: 'key-of-before',
      createdAt: Date.now(),
      state: 'redirected',
      subscriptionId: 'S9',
      order: theOrder,
    });
    serverSays({ state: 15, payments: { state: 50 } });

    land({});

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
  });
});
