import '../../testing/disk';
import {
  currentApplication,
  type PendingPayment,
  readPendingPayment,
  savePendingPayment,
} from '@shared/application';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { leaveForCard } from '@shared/settle/payment/leave-for-card';
import { pendingWords } from '@shared/settle/payment/pending.copy';
import { usePendingPayment } from '@shared/settle/payment/use-pending-payment';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, inTurn, ok, refused, silence } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { SERVER_NOW, thePayment } from '../../testing/order';
import { open, openTill } from '../../testing/payment-page';

jest.mock('@shared/settle/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/settle/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const application = {
  id: 'S9',
  state: 10,
  state_req: 10,
  confirm: 10,
  vehicle_num_id: 'WBA00000000000001',
  created_at: '2026-11-20',
};
const subscription = (over: object) => ok({ ...application, ...over });
const redirected = (over: Partial<PendingPayment> = {}) =>
  savePendingPayment(thePayment({ subscriptionId: 'S9', ...over }));
const card = () => screen.findByRole('heading', { name: '진행 중인 결제가 있어요' });

beforeAll(arrive);
beforeEach(openTill);

describe('a payment that was begun before', () => {
  it('can be taken up again where it was left [PAY-013]', async () => {
    answer('GET /subscs/S9', subscription({ payments: { state: -40 } }));
    await redirected();
    open();

    expect(await card()).toBeVisible();
    await press('이어서 결제하기');

    await waitFor(() => expect(leaveForCard).toHaveBeenCalledWith('https://card.example/S9'));
  });

  it('has its card page open as long as any, from the moment it is taken up again [LAND-004]', async () => {
    answer('GET /subscs/S9', subscription({ payments: { state: -40 } }));
    await redirected({ leftAt: SERVER_NOW - 14 * 60_000 });
    open();
    await card();

    await press('이어서 결제하기');

    await waitFor(async () =>
      expect((await readPendingPayment('V1'))?.leftAt).toBeGreaterThanOrEqual(SERVER_NOW),
    );
  });

  it('can be given up; the next attempt is an intention of its own [PAY-013, LAND-006]', async () => {
    answer('GET /subscs/S9', subscription({ payments: { state: -40 } }));
    await redirected();
    const before = currentApplication()?.intentKey;
    open();
    await card();

    await press('취소하고 다시 신청하기');

    await waitFor(() => expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled());
    expect(await readPendingPayment('V1')).toBeUndefined();
    expect(currentApplication()?.intentKey).not.toBe(before);
  });

  it('is completed when the server says that it is paid [LAND-003]', async () => {
    answer('GET /subscs/S9', subscription({ state: 15, payments: { state: 50 } }));
    await redirected();
    open();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
    expect(currentApplication()).toBeUndefined();
    expect(await readPendingPayment('V1')).toBeUndefined();
  });

  it.each([
    ['failed', subscription({ payments: { state: -50 } })],
    ['belongs to nobody the server knows', refused(404, '')],
  ])('is forgotten when it %s', async (_, answered) => {
    answer('GET /subscs/S9', answered);
    await redirected();
    open();

    await waitFor(async () => expect(await readPendingPayment('V1')).toBeUndefined());
    await waitFor(() => expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled());
  });

  it('is found among the customer’s applications where the backend told no id [PAY-013]', async () => {
    const subscs = [
      { ...application, id: 'S1' },
      { ...application, id: 'S9' },
    ];
    answer('GET /users/U1', ok({ vehicles: [], subscs }));
    await redirected({ subscriptionId: undefined, before: ['S1'] });
    open();

    expect(await card()).toBeVisible();
  });

  it('is not called never begun when the server lists it a moment late [PAY-013]', async () => {
    const late = ok({ vehicles: [], subscs: [application] });
    answer('GET /users/U1', inTurn(ok({ vehicles: [], subscs: [] }), late));
    await redirected({ state: 'sent', redirect: undefined, subscriptionId: undefined });
    open();

    expect(
      await screen.findByRole('heading', { name: '신청은 접수되었고 결제는 아직이에요' }),
    ).toBeVisible();
  });

  it('that never began is told once, not on every visit [PAY-013]', async () => {
    await redirected({ state: 'sent', redirect: undefined, subscriptionId: undefined });
    open();
    await hear(pendingWords.notBegun);
    cleanup();

    open();
    await workDone();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled();
  });

  it('waits as long as its card page may be open, and is over by the server’s word after that [LAND-004]', async () => {
    answer('GET /subscs/S9', subscription({}));
    await redirected({ leftAt: SERVER_NOW - 14 * 60_000 });
    open();
    expect(await card()).toBeVisible();
    cleanup();

    await redirected({ leftAt: SERVER_NOW - 15 * 60_000 });
    open();

    await waitFor(async () => expect(await readPendingPayment('V1')).toBeUndefined());
    await waitFor(() => expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled());
  });

  it.each([
    ['an extension that waits for its first day', { state: 10, state_req: 30 }],
    ['one with a payment on record', { state: 10, recordPayments: [{ id: 'R1' }] }],
    ['one that runs', { state: 20 }],
  ])('is paid as %s, without a word about the payment itself [LAND-003]', async (_, over) => {
    answer('GET /subscs/S9', subscription(over));
    await redirected();
    open();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
  });

  it('waits for an answer before anything new is paid [PAY-013]', async () => {
    answer('GET /subscs/S9', silence);
    await redirected();
    open();

    expect(
      await screen.findByRole('heading', { name: '결제 결과를 확인하고 있어요' }),
    ).toBeVisible();
    expect(screen.getByText('고객센터 (월~금 09:00~18:00)')).toBeVisible();
    expect(screen.getByRole('link', { name: '02-000-0000' })).toHaveAttribute(
      'href',
      'tel:020000000',
    );
    expect(screen.getByRole('button', { name: '결제하기' })).toBeDisabled();
  });

  it('of somebody else on this phone is not shown, and stays [SEC-008]', async () => {
    await savePendingPayment(thePayment({ vtgId: 'V2' }));
    open();

    await screen.findByRole('button', { name: '결제하기' });
    expect(screen.queryByText(/결제가 있어요/)).not.toBeInTheDocument();
    expect(await readPendingPayment('V2')).toBeDefined();
  });

  it('of somebody else is not asked about, whoever hands it over [SEC-001]', async () => {
    const { result } = renderHook(() => usePendingPayment(), { wrapper: MemoryRouter });

    await act(() => result.current.check(thePayment({ vtgId: 'V2', subscriptionId: 'S9' })));

    await workDone();
    expect(result.current.pending).toEqual({ kind: 'none' });
    expect(addressesOf('GET /subscs/S9')).toEqual([]);
  });
});
