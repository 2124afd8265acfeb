import '../../testing/disk';
import {
  clearApplication,
  currentApplication,
  readPendingPayment,
  savePendingPayment,
} from '@shared/application';
import * as pausing from '@shared/payment/pause';
import { PopupHost } from '@shared/popup';
import { queryClient } from '@shared/query';
import { userDataKey } from '@shared/session';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, forgetSent, ok, refused, silence } from '@shared/testing/network';
import { address, popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { holdBack, holdDatabase } from '../../testing/hold-back';
import {
  begun,
  land,
  literal,
  openLanding,
  returned,
  serverSays,
  unsure,
} from '../../testing/landing-page';
import { orderOnServer, thePayment } from '../../testing/order';
import { applyVehicle } from '../../testing/plain';
import { stockShop } from '../../testing/shop';
import { Layover } from './Layover';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));

const paid = { ...orderOnServer, state: 15 };

beforeAll(arrive);

describe('landing page after the card page', () => {
  beforeEach(openLanding);

  it('completes a paid order with step + 1 and clears draft and query [LAND-001, LAND-002, LAND-003, A-13]', async () => {
    await begun();
    serverSays({ state: 15 });

    land(returned({ reqs: JSON.stringify(literal) }));

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
    expect(currentApplication()).toBeUndefined();
    expect(await readPendingPayment('V1')).toBeUndefined();
    expect(window.location.search).toBe('');
  });

  it('completes an order without a record and keeps the draft for another vehicle [LAND-003]', async () => {
    serverSays({ state: 15, vehicle_num_id: 'WBA00000000000002' });

    land(returned());

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
    expect(currentApplication()).toBeDefined();
  });

  it('keeps querying behind the card and completes without a click [LAND-003]', async () => {
    const pause = jest.spyOn(pausing, 'pause');
    await begun();
    serverSays({});
    land(returned({ reqs: JSON.stringify(literal) }));
    await unsure();
    expect(pause.mock.calls[0]?.[0]).toBe(2000);
    await waitFor(() => expect(pause.mock.lastCall?.[0]).toBe(4000));

    serverSays({ state: 15 });

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
    pause.mockRestore();
  });

  it('returns to payment with the card company’s text when the card was declined [LAND-004, ERR-021, A-87]', async () => {
    const draft = currentApplication();
    await begun();
    serverSays({});

    land(returned({ state: '-50', msg: `<b>한도 초과</b>${'가'.repeat(300)}` }));

    await hear(
      `결제가 완료되지 않았어요. 다시 시도해 주세요. 카드사 안내: <b>한도 초과</b>${'가'.repeat(188)}`,
    );
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
    expect(document.querySelector('b')).toBeNull();
    expect(await readPendingPayment('V1')).toMatchObject({ declined: true });
    expect(currentApplication()).toEqual({ ...draft, intentKey: expect.any(String) });
    expect(currentApplication()?.intentKey).not.toBe(draft?.intentKey);
  });

  it('returns to payment when the packages load again behind the message [LAND-004]', async () => {
    await begun();
    serverSays({});
    land(returned({ state: '-50' }));
    await popup();
    const come = holdBack('GET /pkgs', ok([]));
    forgetSent();
    const isPackages = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[1] === 'packages';
    act(() => void queryClient.resetQueries({ predicate: isPackages }));

    await press('확인');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
    await come();
  });

  it.each([
    ['does not answer', () => answer('GET /users/U1', silence)],
    ['knows no such order', () => answer('GET /users/U1', ok({ vehicles: [], subscs: [] }))],
  ])('returns to the payment page when the server %s [A-87]', async (_, server) => {
    await begun({ state: 'sent' });
    server();

    land(returned({ state: '-50', msg: 'null', reqs: JSON.stringify(literal) }));

    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요.');
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
  });

  it('keeps the draft when a declined return names another order [LAND-006, SEC-008]', async () => {
    const draft = currentApplication();
    await begun();
    serverSays({});
    const forged = { ...literal, pkg: 'PR', vehicle_num_id: 'WBA00000000000009' };

    land(returned({ state: '-50', reqs: JSON.stringify(forged) }));
    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요.');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req'));
    expect(currentApplication()).toEqual({ ...draft, intentKey: expect.any(String) });
  });

  it('clears the decline flag when a later return reports success, and waits for the server [A-87, A-78]', async () => {
    await begun({ declined: true });
    serverSays({});

    land(returned());

    expect(await unsure()).toBeVisible();
    expect((await readPendingPayment('V1'))?.declined).toBeUndefined();
  });

  it('offers no button after the card failed, and says nothing when the page was left [LAND-004]', async () => {
    await begun({ subscriptionId: 'S9' });
    serverSays({});
    land(returned());
    await unsure();
    const draft = currentApplication();
    const come = holdDatabase();
    serverSays({ payments: { state: -50 } });
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());

    cleanup();
    render(<PopupHost />);
    await come();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(currentApplication()).toEqual(draft);
    expect(await readPendingPayment('V1')).toMatchObject({ declined: true });
  });

  it('keeps the order id instead of the VIN once the server has the order [PAY-013]', async () => {
    await begun();
    serverSays({ payments: { num: '1120120000' } });

    land(returned({ state: '-50' }));
    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요.');

    const record = await readPendingPayment('V1');
    expect(record).toMatchObject({ subscriptionId: 'S9', declined: true });
    expect(JSON.stringify(record)).not.toContain('WBA00000000000001');
  });

  it('restores a lost draft from reqs with a new intent key [LAND-006]', async () => {
    const before = currentApplication()?.intentKey;
    await begun();
    serverSays({});
    clearApplication();

    land(returned({ state: 'abnormal', msg: '취소했어요' }));
    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요. 카드사 안내: 취소했어요');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req'));
    expect(currentApplication()).toMatchObject({ packageId: 'ST', tier: 'plain' });
    expect(currentApplication()?.intentKey).not.toBe(before);
  });

  it('says that the result is being checked, and whom to call', async () => {
    await begun({ subscriptionId: 'S9' });
    answer('GET /subscs/S9', silence);

    land(returned());

    expect(await unsure()).toBeVisible();
    expect(screen.getByText('고객센터 (월~금 09:00~18:00)')).toBeVisible();
    expect(screen.getByRole('link', { name: '02-000-0000' })).toHaveAttribute(
      'href',
      'tel:020000000',
    );
    serverSays({ state: 15 });
    await press('다시 확인하기');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));
  });
});

describe('from the landing page to the completion page', () => {
  const land = () =>
    renderPage('Layover', Layover, '/layover?vtg_id=V1&state=50', { from: '/subscApply/term' });
  beforeEach(async () => {
    answer('GET /users/U1', ok({ vehicles: [], subscs: [paid] }));
    stockShop();
    applyVehicle();
    await savePendingPayment(thePayment());
  });

  it('passes the order on, reloads the memberships, and Back does not return to it [LAND-003, APPLY-035]', async () => {
    land();

    expect(await screen.findByText('{"subscriptionId":"S9"}')).toBeVisible();
    await waitFor(() =>
      expect(queryClient.getQueryData(userDataKey())?.subscriptions).toMatchObject([{ id: 'S9' }]),
    );
    await press('전 화면으로');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/term'));
  });

  it.each([
    ['cannot be loaded', refused(500)],
    ['do not arrive', () => new Promise<never>(() => undefined)],
  ])('does not wait for memberships that %s [LAND-003]', async (_, memberships) => {
    await savePendingPayment(thePayment({ subscriptionId: 'S9' }));
    answer('GET /subscs/S9', ok(paid));
    answer('GET /users/U1', memberships);
    land();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));
  });

  it('stops querying and redirects no one when the customer leaves the landing page [LAND-003]', async () => {
    await savePendingPayment(thePayment({ subscriptionId: 'S9' }));
    answer('GET /subscs/S9', ok({ ...paid, state: 10 }));
    const { unmount } = land();
    await waitFor(() => expect(addressesOf('GET /subscs/S9').length).toBeGreaterThan(1));
    unmount();
    await workDone();
    const asked = addressesOf('GET /subscs/S9').length;

    await workDone();

    expect(addressesOf('GET /subscs/S9')).toHaveLength(asked);
  });
});
