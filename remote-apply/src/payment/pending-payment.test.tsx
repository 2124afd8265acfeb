import '../../testing/disk';
import {
  clearPendingPayment,
  currentApplication,
  type PendingPayment,
  readPendingPayment,
  savePendingPayment,
} from '@shared/application';
import { NOON } from '@shared/domain/testing/noon';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { pendingWords } from '@shared/payment/pending.copy';
import { usePendingPayment } from '@shared/payment/use-pending-payment';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, inTurn, ok, refused, silence } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { holdBack } from '../../testing/hold-back';
import { orderOnServer, thePayment } from '../../testing/order';
import { begunCard, buyFilled, open, openTill, orders } from '../../testing/payment-page';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const subscription = (over: object) => ok({ ...orderOnServer, ...over });
const waiting = subscription({ payments: { state: -40 } });
const redirected = (over: Partial<PendingPayment> = {}) =>
  savePendingPayment(thePayment({ subscriptionId: 'S9', ...over }));
const card = () => screen.findByRole('heading', { name: '진행 중인 결제가 있어요' });

beforeAll(arrive);
beforeEach(openTill);

describe('a payment that was started before', () => {
  it('is queried while its card is shown, until the server knows the result [PAY-013, LAND-003]', async () => {
    answer('GET /subscs/S9', inTurn(waiting, waiting, waiting, subscription({ state: 20 })));
    await redirected();
    open();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
    expect(addressesOf('GET /subscs/S9').length).toBeGreaterThan(3);
    expect(currentApplication()).toBeUndefined();
    expect(await readPendingPayment('V1')).toBeUndefined();
  });

  it('can be resumed where it was left, with the full time for its card page [PAY-013, LAND-004]', async () => {
    answer('GET /subscs/S9', waiting);
    await redirected({ leftAt: NOON - 5 * 60_000 });
    open();

    expect(await card()).toBeVisible();
    await press('이어서 결제하기');

    await waitFor(() => expect(leaveForCard).toHaveBeenCalledWith('https://card.example/S9'));
    await workDone();
    expect(screen.getByRole('button', { name: '이어서 결제하기' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '취소하고 다시 신청하기' })).toBeDisabled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await readPendingPayment('V1'))?.leftAt).toBeGreaterThanOrEqual(NOON);
  });

  it('opens no card page after another tab has ended it with a newer order [PAY-013]', async () => {
    let hear = (_: typeof waiting) => {};
    const late = new Promise<typeof waiting>((resolve) => {
      hear = resolve;
    });
    answer(
      'GET /subscs/S9',
      inTurn(waiting, () => late),
    );
    await redirected();
    open();
    await card();

    await clearPendingPayment({ vtgId: 'V1' });
    await press('이어서 결제하기');
    hear(waiting);

    await waitFor(() => expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled());
    expect(leaveForCard).not.toHaveBeenCalled();
  });

  it('can be abandoned, and the next attempt has a new intent key [PAY-013, LAND-006]', async () => {
    answer('GET /subscs/S9', waiting);
    await redirected();
    const before = currentApplication()?.intentKey;
    open();
    await card();

    await press('취소하고 다시 신청하기');

    await waitFor(() => expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled());
    expect(await readPendingPayment('V1')).toMatchObject({ declined: true });
    expect(currentApplication()?.intentKey).not.toBe(before);
  });

  it.each([
    ['failed', subscription({ payments: { state: -50 } })],
    ['is unknown to the server', refused(404, '')],
  ])(
    'is removed when it %s, and the next order has a new intent key [LAND-006]',
    async (_, answered) => {
      answer('GET /subscs/S9', answered);
      await redirected();
      const before = currentApplication()?.intentKey;
      open();

      await waitFor(async () => expect(await readPendingPayment('V1')).toBeUndefined());
      await waitFor(() => expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled());
      expect(currentApplication()?.intentKey).not.toBe(before);
    },
  );

  it('is not shown as never started when the server lists it late [PAY-013]', async () => {
    const late = ok({ vehicles: [], subscs: [orderOnServer] });
    answer('GET /users/U1', inTurn(ok({ vehicles: [], subscs: [] }), late));
    await redirected({ state: 'sent', redirect: undefined, subscriptionId: undefined });
    open();

    expect(await begunCard()).toBeVisible();
  });

  it('shows once that it never started, not on every visit [PAY-013]', async () => {
    await redirected({ state: 'sent', redirect: undefined, subscriptionId: undefined });
    open();
    await hear(pendingWords.notBegun);
    cleanup();

    open();
    await workDone();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled();
  });

  it('is unknown, not never started, while its order is still being sent [PAY-013]', async () => {
    const come = holdBack('POST /subscs', ok({ redirect: 'https://card.example/S9' }));
    await buyFilled();
    await waitFor(() => expect(orders()).toHaveLength(1));
    cleanup();
    open();
    await workDone();

    expect(
      await screen.findByRole('heading', { name: '결제 결과를 확인하고 있어요' }),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await readPendingPayment('V1'))?.toldNotBegun).toBeUndefined();

    await come();

    expect(await card()).toBeVisible();
  });

  it('waits until its card page has expired and then follows the server status [LAND-004]', async () => {
    answer('GET /subscs/S9', subscription({}));
    await redirected({ leftAt: NOON - 5 * 60_000 });
    open();
    expect(await card()).toBeVisible();
    cleanup();

    await redirected({ leftAt: NOON - 15 * 60_000 });
    open();

    await waitFor(async () => expect(await readPendingPayment('V1')).toBeUndefined());
    await waitFor(() => expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled());
  });

  it('is shown as being checked until the server answers [PAY-013]', async () => {
    answer('GET /subscs/S9', () => new Promise(() => undefined));
    await redirected();
    open();

    const title = '이전 결제를 확인하고 있어요';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: '결제하기' })).toBeDisabled();
  });

  it('must have a result before a new payment starts [PAY-013]', async () => {
    answer('GET /subscs/S9', silence);
    await redirected();
    open();

    expect(
      await screen.findByRole('heading', { name: '결제 결과를 확인하고 있어요' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '02-000-0000' })).toBeVisible();
    expect(screen.getByRole('button', { name: '결제하기' })).toBeDisabled();
  });

  it('of another user on this phone is not shown and stays saved [SEC-008]', async () => {
    await savePendingPayment(thePayment({ vtgId: 'V2' }));
    open();

    await screen.findByRole('button', { name: '결제하기' });
    expect(screen.queryByText(/결제가 있어요/)).not.toBeInTheDocument();
    expect(await readPendingPayment('V2')).toBeDefined();
  });

  it('of another user is never queried [SEC-001]', async () => {
    const { result } = renderHook(() => usePendingPayment(), { wrapper: MemoryRouter });

    await act(() => result.current.check(thePayment({ vtgId: 'V2', subscriptionId: 'S9' })));

    await workDone();
    expect(result.current.pending).toEqual({ kind: 'none' });
    expect(addressesOf('GET /subscs/S9')).toEqual([]);
  });
});
