import {
  currentApplication,
  readPendingPayment,
  savePendingPayment,
  startApplication,
} from '@shared/application';
import { plainDate } from '@shared/domain/calendar';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { PendingNotice } from '@shared/payment/PendingNotice';
import { unclearReturn } from '@shared/payment/unclear-return';
import { answerStart, arrive } from '@shared/testing/arrive';
import { enterApp } from '@shared/testing/native-app';
import {
  addressesOf,
  answer,
  forgetNetwork,
  forgetSent,
  ok,
  refused,
} from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyDocuments, applyPowerTrain, VIN } from '../../testing/applying';
import { held } from '../../testing/held-pause';
import { holdBack, holdDatabase } from '../../testing/hold-back';
import { orderOnServer, thePayment } from '../../testing/order';
import {
  buy,
  openFilled,
  open as openPayment,
  openTill,
  orders,
  serverHolds,
} from '../../testing/payment-page';
import { applyExtension } from '../../testing/plain';
import { DEALER, owning, recognise } from '../../testing/registration';
import { FIVE_SERIES, stockShop } from '../../testing/shop';
import { goOn, known, openShop, open as openVehicle, show } from '../../testing/vehicle-page';
import { SubscApplyPkg } from '../package/SubscApplyPkg';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/held-pause'));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

/** Leaves the page and starts another application, as a customer does who goes back to home. */
async function startAnother() {
  await press('이전으로');
  return startApplication({
    packageId: 'PR',
    group: 'PREMIUM',
    vin: VIN,
    registeredOn: plainDate('2021-05-01'),
    months: 12,
    stateRequest: 'none',
  });
}

/** Ends the pause between two queries as soon as the page is in it. */
async function pauseOver() {
  await waitFor(() => expect(held.goOn).toBeDefined());
  const { goOn: end } = held;
  held.goOn = undefined;
  end?.();
}

beforeAll(arrive);
beforeEach(() => {
  held.goOn = undefined;
  forgetNetwork();
});

describe('an answer that arrives after its page has left', () => {
  it('changes no application and opens no survey when a plate is checked [APPLY-025]', async () => {
    openShop();
    applyPowerTrain();
    const come = holdBack('POST /vehicles/numRegCheck', ok({}));
    await openVehicle();
    await goOn();
    const another = await startAnother();

    await come();

    expect(currentApplication()).toEqual(another);
    expect(address()).toHaveTextContent('/subscApply/pkg');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows no message when a vehicle look-up fails [API-012]', async () => {
    openShop();
    const come = holdBack(`GET /vehicles/showByNumId/${FIVE_SERIES}`, refused(409, '실패'));
    show();
    await startAnother();

    await come();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('confirms no owner when the customer went back to the photo [APPLY-015]', async () => {
    answerStart();
    applyDocuments();
    const app = enterApp();
    const come = holdBack(DEALER, owning(VIN));
    await recognise(app);
    await press('차량 소유자 인증');
    await press('이전으로');

    await come();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '자동차등록증을 촬영해 주세요' })).toBeVisible();
    app.leave();
  });

  it('gives its vehicle to no other application when an extension looked it up [APPLY-036]', async () => {
    stockShop();
    applyExtension();
    const come = holdBack(`GET /vehicles/showByNumId/${FIVE_SERIES}`, known());
    renderPage('SubscApplyPkg', SubscApplyPkg, '/subscApply/pkg?step=2');
    const another = await startAnother();

    await come();

    expect(currentApplication()).toEqual(another);
  });
});

describe('an answer about a payment whose page has left', () => {
  beforeEach(openTill);

  it('applies no code to another membership [PAY-003]', async () => {
    const promo = { type_rate: 20, rate: 20_000, title: '2만원 할인', type_overlap: 'Y' };
    const come = holdBack('GET /promoLinks/showBySlug/PLUS', ok({ promo }));
    openPayment();
    await userEvent.type(await screen.findByRole('textbox', { name: 'VIP 코드' }), 'PLUS');
    await press('적용');
    const another = await startAnother();

    await come();

    expect(currentApplication()).toEqual(another);
  });

  it.each([
    ['lists no order', ok({ vehicles: [], subscs: [] })],
    ['fails', refused(500)],
  ])('sends no order when the server %s before the order [PAY-010, A-77]', async (_, listed) => {
    const come = holdBack('GET /users/U1', listed);
    openFilled();
    await buy();
    const another = await startAnother();

    await come();

    expect(orders()).toHaveLength(0);
    expect(leaveForCard).not.toHaveBeenCalled();
    expect(currentApplication()).toEqual(another);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens no card page and keeps the record when the order was sent [PAY-010, PAY-013]', async () => {
    const come = holdBack('POST /subscs', ok({ redirect: 'https://card.example/S9' }));
    openFilled();
    await buy();
    await waitFor(() => expect(orders()).toHaveLength(1));
    await startAnother();

    await come();

    expect(leaveForCard).not.toHaveBeenCalled();
    expect(await readPendingPayment('V1')).toMatchObject({
      state: 'redirected',
      redirect: 'https://card.example/S9',
    });
  });

  /** Leaves the payment page before the server answers about its order. Returns the next application. */
  async function leaveWhileAsked(order: object) {
    await savePendingPayment(thePayment({ subscriptionId: 'S9' }));
    const come = holdBack('GET /subscs/S9', ok({ ...orderOnServer, ...order }));
    openPayment();
    await waitFor(() => expect(addressesOf('GET /subscs/S9')).toHaveLength(1));
    const another = await startAnother();
    await come();
    return another;
  }

  it('completes no payment that is paid, and keeps its record [PAY-013, LAND-003]', async () => {
    const another = await leaveWhileAsked({ state: 15 });

    expect(currentApplication()).toEqual(another);
    expect(address()).toHaveTextContent('/subscApply/pkg?step=2');
    expect(await readPendingPayment('V1')).toMatchObject({ subscriptionId: 'S9' });
  });

  it('removes the record of a payment that failed [PAY-013, LAND-006]', async () => {
    await leaveWhileAsked({ payments: { state: -50 } });

    expect(await readPendingPayment('V1')).toBeUndefined();
  });

  it('leaves it to the next page to say that a payment never began [PAY-013]', async () => {
    await savePendingPayment(thePayment({ state: 'sent', redirect: undefined }));
    openPayment();
    await pauseOver();
    await waitFor(() => expect(held.goOn).toBeDefined());
    await startAnother();

    await pauseOver();

    await workDone();
    expect(addressesOf('GET /users/U1')).toHaveLength(3);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await readPendingPayment('V1'))?.toldNotBegun).toBeUndefined();
  });

  it('gives up a payment but opens no payment page [PAY-013, A-87]', async () => {
    await savePendingPayment(thePayment({ state: 'sent', redirect: undefined }));
    serverHolds({ ...orderOnServer, payments: { num: '1120120000' } });
    renderPage('SubscGuide', PendingNotice);
    const come = holdBack('GET /subscs/S9', ok(orderOnServer));
    await press('그만두고 다시 결제하기');
    await press('멤버십 현황 보기');

    await come();

    expect(address()).toHaveTextContent('/subscStatus?vtg_id=V1');
    expect(await readPendingPayment('V1')).toMatchObject({ declined: true });
  });

  it('asks nothing before another payment [PAY-020, A-96]', async () => {
    await savePendingPayment(thePayment({ subscriptionId: 'S9' }));
    answer('GET /subscs/S9', ok(orderOnServer));
    openFilled({}, 3, unclearReturn(thePayment()));
    await buy();
    await screen.findByRole('button', { name: '새로 결제' });
    forgetSent();
    const come = holdBack('GET /subscs/S9', ok(orderOnServer));
    await press('새로 결제');
    await press('이전으로');

    await come();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens no card page when the database was slow [PAY-013]', async () => {
    await savePendingPayment(thePayment({ subscriptionId: 'S9' }));
    answer('GET /subscs/S9', ok(orderOnServer));
    openPayment();
    await screen.findByRole('button', { name: '이어서 결제하기' });
    const come = holdDatabase();
    await press('이어서 결제하기');
    await press('이전으로');

    await come();

    expect(leaveForCard).not.toHaveBeenCalled();
  });
});
