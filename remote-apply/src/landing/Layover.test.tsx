import '../../testing/disk';
import {
  clearApplication,
  clearPendingPayment,
  currentApplication,
  type PendingPayment,
  readPendingPayment,
  savePendingPayment,
} from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { answer, ok, silence } from '@shared/testing/network';
import { address } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { SERVER_NOW, thePayment } from '../../testing/order';
import { applyVehicle } from '../../testing/plain';
import { stockShop } from '../../testing/shop';
import { Layover } from './Layover';

jest.mock('@shared/settle/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/session', () => ({
  ...jest.requireActual('@shared/session'),
  goToAccount: jest.fn(),
}));

/** As it was in POST subscs; the id is an extra. */
const literal = {
  pkg: 'ST',
  vehicle_num_id: 'WBA00000000000001',
  dealer_cdk_id: 'D1',
  payments: { num: '1120120000', step: 3, card_type: 20 },
};
const reqs = { ...literal, subsc_id: 'S9' };
const land = (query: Record<string, string>) => {
  const address = `/layover?${new URLSearchParams(query)}`;
  window.history.replaceState(null, '', address);
  renderPage('Layover', Layover, address);
};
const returned = (over: Record<string, string> = {}) => ({
  vtg_id: 'V1',
  state: '50',
  reqs: JSON.stringify(reqs),
  ...over,
});
const application = {
  id: 'S9',
  state: 10,
  state_req: 10,
  confirm: 10,
  vehicle_num_id: 'WBA00000000000001',
  created_at: '2026-11-20',
};
const serverSays = (over: object) => {
  answer('GET /subscs/S9', ok({ ...application, ...over }));
  answer('GET /users/U1', ok({ vehicles: [], subscs: [{ ...application, ...over }] }));
};
const begun = (over: Partial<PendingPayment> = {}) => savePendingPayment(thePayment(over));
const LONG_AGO = SERVER_NOW - 15 * 60_000;
const unsure = () => screen.findByRole('heading', { name: '결제 결과를 아직 확인하지 못했어요' });
const STRANGER = '카드 정보를 evil.example에 입력하세요';

beforeAll(arrive);
beforeEach(async () => {
  await clearPendingPayment({ vtgId: 'V1' });
  await clearPendingPayment({ vtgId: 'V2' });
  answer('GET /users/U1', ok({ vehicles: [], subscs: [] }));
  stockShop();
  applyVehicle();
});

describe('the landing after the card page', () => {
  it('completes what the server says is paid: step + 1, draft gone, query gone [LAND-001, LAND-002, LAND-003, A-13]', async () => {
    await begun();
    serverSays({ state: 15 });

    land(returned({ reqs: JSON.stringify(literal) }));

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
    expect(currentApplication()).toBeUndefined();
    expect(await readPendingPayment('V1')).toBeUndefined();
    expect(window.location.search).toBe('');
  });

  it('reads whose order it was, which one, and what the card company said [LAND-001, LAND-002]', async () => {
    serverSays({ payments: { state: -50 } });

    land({ vtg_id: 'V1', state: '-50', msg: '한도 초과', reqs: JSON.stringify(reqs) });

    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요. 카드사 안내: 한도 초과');
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
  });

  it.each([
    ['named by its id', reqs],
    ['known by its number', literal],
  ])('without a record completes an order %s [LAND-003]', async (_, named) => {
    serverSays({ state: 15, payments: { num: '1120120000' } });

    land(returned({ reqs: JSON.stringify(named) }));

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
  });

  it('completes no order of long ago that an address names, however well it was paid [LAND-003, SEC-008]', async () => {
    serverSays({ state: 20, created_at: '2026-11-18' });

    land(returned({ state: '-50', msg: STRANGER }));

    expect(await unsure()).toBeVisible();
    expect(currentApplication()).toBeDefined();
  });

  it('leaves the draft for another vehicle alone [LAND-003]', async () => {
    serverSays({ state: 15, vehicle_num_id: 'WBA00000000000002' });

    land(returned());

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));
    expect(currentApplication()).toBeDefined();
  });

  it('does not believe an address that calls a payment failed: it shows nothing of it and keeps the record [LAND-004, SEC-008]', async () => {
    await begun();
    serverSays({});

    land(returned({ state: '-50', msg: STRANGER, reqs: JSON.stringify(literal) }));

    expect(await unsure()).toBeVisible();
    expect(screen.queryByText(new RegExp(STRANGER))).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await readPendingPayment('V1')).toBeDefined();
  });

  it('asks on behind the card, and completes by itself [LAND-003]', async () => {
    await begun();
    serverSays({});
    land(returned({ state: '-50', reqs: JSON.stringify(literal) }));
    await unsure();

    serverSays({ state: 15 });

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
  });

  it('goes back to the payment with the words of the card company once the server’s word and the time of the card page are against it [LAND-004, ERR-021, SEC-008]', async () => {
    await begun({ leftAt: LONG_AGO });
    serverSays({});

    land(returned({ state: '-50', msg: `<b>한도 초과</b>${'가'.repeat(300)}` }));

    await hear(
      `결제가 완료되지 않았어요. 다시 시도해 주세요. 카드사 안내: <b>한도 초과</b>${'가'.repeat(188)}`,
    );
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
    expect(document.querySelector('b')).toBeNull();
    expect(await readPendingPayment('V1')).toBeUndefined();
  });

  it('goes back at once where the server says how the payment itself stands [LAND-003, LAND-004]', async () => {
    await begun();
    serverSays({ payments: { state: -50 } });

    land(returned());

    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요.');
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
  });

  it('restores what was entered from reqs when the draft was lost, as a new intention [LAND-006]', async () => {
    const before = currentApplication()?.intentKey;
    serverSays({ payments: { state: -50 } });
    clearApplication();

    land(returned({ state: 'abnormal', msg: '취소했어요' }));
    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요. 카드사 안내: 취소했어요');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req'));
    expect(currentApplication()).toMatchObject({ packageId: 'ST', tier: 'plain' });
    expect(currentApplication()?.intentKey).not.toBe(before);
  });

  it.each(['{', '[]', 'null', '{"payments":"x"}', '"text"'])(
    'does not break on reqs it cannot read, and says nothing of them: %s [LAND-007]',
    async (broken) => {
      land(returned({ state: '-50', msg: STRANGER, reqs: broken }));

      expect(await unsure()).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('of another user shows nothing of the address and keeps every record [LAND-004, SEC-008]', async () => {
    await begun();
    serverSays({ state: 15 });

    land(returned({ vtg_id: 'V2', state: '-50', msg: STRANGER }));

    expect(await unsure()).toBeVisible();
    expect(screen.queryByText(new RegExp(STRANGER))).not.toBeInTheDocument();
    expect(await readPendingPayment('V1')).toBeDefined();
    expect(screen.getByRole('button', { name: '다시 확인하기' })).toBeVisible();
  });

  it('without a vtg_id and without a payment says so and leads to the account host [LAND-005]', async () => {
    const { goToAccount } = jest.requireMock<{ goToAccount: jest.Mock }>('@shared/session');

    land({ state: '50' });
    await hear('잘못된 접근 경로입니다. 메인으로 이동합니다.');

    await waitFor(() => expect(goToAccount).toHaveBeenCalledTimes(1));
  });

  it('without a vtg_id keeps what somebody else on this phone was paying [LAND-005]', async () => {
    await begun({ vtgId: 'V2' });

    land({ state: '-50', msg: STRANGER });

    expect(await unsure()).toBeVisible();
    expect(await readPendingPayment('V2')).toBeDefined();
  });

  it('says that it is checking, and whom to call, until the result is known', async () => {
    await begun({ subscriptionId: 'S9' });
    answer('GET /subscs/S9', silence);

    land(returned({ state: '-50' }));

    expect(await unsure()).toBeVisible();
    expect(screen.getByText('고객센터 02-000-0000 (월~금 09:00~18:00)')).toBeVisible();
    serverSays({ state: 15 });
    await userEvent.click(screen.getByRole('button', { name: '다시 확인하기' }));

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));
  });

  it('asks about the order this phone sent, not the one the address names [LAND-002, SEC-008]', async () => {
    await begun({ subscriptionId: 'S9' });
    serverSays({ state: 15 });

    land(returned({ reqs: JSON.stringify({ ...reqs, subsc_id: 'S-of-another' }) }));

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4'));
  });

  it('knows its payment after it was loaded again without its query [LAND-001]', async () => {
    await begun();
    serverSays({ state: 15 });

    land({});

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
  });
});
