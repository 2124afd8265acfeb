import { currentApplication, readPendingPayment, savePendingPayment } from '@shared/application';
import { screen, waitFor } from '@testing-library/react';
import { answer, ok, refused, silence } from '../../testing/network';
import { theOrder } from '../../testing/order';
import { address, open, openTill, orderKeys, press } from '../../testing/payment-page';
import { signIn } from '../../testing/visit';
import { leaveForCard } from '@shared/settle/payment/leave-for-card';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));
jest.mock('@shared/settle/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const subscription = (over: object) =>
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
  });
const redirected = (over: object = {}) =>
  savePendingPayment({
    intentKey: 'key-of-before',
    createdAt: Date.now(),
    state: 'redirected',
    subscriptionId: 'S9',
    redirect: 'https://card.example/S9',
    order: theOrder,
    ...over,
  });
const card = () => screen.findByRole('heading', { name: '진행 중인 결제가 있어요' });

beforeAll(signIn);
beforeEach(openTill);

describe('a payment that was begun before', () => {
  it('can be taken up again where it was left', async () => {
    answer('GET /subscs/S9', subscription({ payments: { state: -40 } }));
    await redirected();
    open();

    expect(await card()).toBeVisible();
    await press('이어서 결제하기');

    expect(leaveForCard).toHaveBeenCalledWith('https://card.example/S9');
  });

  it('can be given up; the next attempt is an intention of its own', async () => {
    answer('GET /subscs/S9', subscription({ payments: { state: -40 } }));
    await redirected();
    const before = currentApplication()?.intentKey;
    open();
    await card();

    await press('취소하고 다시 신청하기');

    await waitFor(() => expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled());
    expect(await readPendingPayment()).toBeUndefined();
    expect(currentApplication()?.intentKey).not.toBe(before);
  });

  it('is completed when the server says that it is paid [LAND-003]', async () => {
    answer('GET /subscs/S9', subscription({ state: 15, payments: { state: 50 } }));
    await redirected();
    open();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
    expect(currentApplication()).toBeUndefined();
    expect(await readPendingPayment()).toBeUndefined();
  });

  it.each([
    ['failed', subscription({ payments: { state: -50 } })],
    ['belongs to nobody the server knows', refused(404, '')],
  ])('is forgotten when it %s', async (_, answered) => {
    answer('GET /subscs/S9', answered);
    await redirected();
    open();

    await waitFor(async () => expect(await readPendingPayment()).toBeUndefined());
    await waitFor(() => expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled());
  });

  it('is looked up under its own key when its answer was lost with the page', async () => {
    answer('POST /subscs', ok({ data: { id: 'S9', redirect: 'https://card.example/S9' } }));
    answer('GET /subscs/S9', subscription({ payments: { state: -40 } }));
    await redirected({ state: 'sent', subscriptionId: undefined, redirect: undefined });
    open();

    expect(await card()).toBeVisible();
    expect(orderKeys()).toEqual(['key-of-before']);
  });

  it('waits for an answer before anything new is paid', async () => {
    answer('GET /subscs/S9', silence);
    await redirected();
    open();

    expect(
      await screen.findByRole('heading', { name: '결제 결과를 확인하고 있어요' }),
    ).toBeVisible();
    expect(screen.getByText('고객센터 02-000-0000 (월~금 09:00~18:00)')).toBeVisible();
    expect(screen.getByRole('button', { name: '결제하기' })).toBeDisabled();
  });

  it('of somebody else on this phone is removed unseen', async () => {
    answer('GET /subscs/S9', subscription({ state: 15, payments: { state: 50 } }));
    await redirected({ order: { ...theOrder, vtgId: 'V2' } });
    open();

    await waitFor(async () => expect(await readPendingPayment()).toBeUndefined());
    expect(screen.queryByText(/결제가 있어요/)).not.toBeInTheDocument();
    expect(address()).toHaveTextContent('/subscApply/req?step=3');
  });
});
