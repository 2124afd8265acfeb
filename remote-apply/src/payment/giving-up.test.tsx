import '../../testing/disk';
import { readPendingPayment, savePendingPayment } from '@shared/application';
import { usePendingPayment } from '@shared/payment/use-pending-payment';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, inTurn, ok } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { thePayment } from '../../testing/order';
import { open, openTill } from '../../testing/payment-page';

let mockGoOn: (() => void) | undefined;
/** The page queries once when it opens. Later queries start by a click or by the test. */
jest.mock('@shared/payment/pause', () => ({
  pause: () =>
    new Promise<void>((resolve) => {
      mockGoOn = resolve;
    }),
}));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const subscription = (over: object) =>
  ok({
    id: 'S9',
    state: 10,
    state_req: 10,
    confirm: 10,
    vehicle_num_id: 'WBA00000000000001',
    created_at: '2026-11-20',
    ...over,
  });

beforeAll(arrive);
beforeEach(openTill);

beforeEach(async () => {
  mockGoOn = undefined;
  answer('GET /subscs/S9', subscription({ payments: { state: -40 } }));
  await savePendingPayment(thePayment({ subscriptionId: 'S9' }));
});

const isPaid = () => answer('GET /subscs/S9', subscription({ state: 15, payments: { state: 50 } }));
/** Waits until the card is shown and the next query is scheduled. */
const shown = async () => {
  await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' });
  await waitFor(() => expect(mockGoOn).toBeDefined());
};

describe('a payment that succeeds while its card is shown', () => {
  it('is completed instead of abandoned [PAY-013]', async () => {
    open();
    await shown();
    isPaid();

    await press('취소하고 다시 신청하기');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
  });

  it('offers no way back to the card page while the completion page loads [PAY-013]', async () => {
    const { result } = renderHook(() => usePendingPayment(), { wrapper: MemoryRouter });
    await waitFor(() => expect(result.current.pending.kind).toBe('waiting'));
    await waitFor(() => expect(mockGoOn).toBeDefined());
    isPaid();
    answer('GET /users/U1', () => new Promise(() => undefined));

    mockGoOn?.();

    await waitFor(() => expect(result.current.pending).toEqual({ kind: 'checking' }));
  });

  it('does not redirect a customer who left the page [PAY-013]', async () => {
    const { unmount } = open();
    await shown();
    isPaid();
    unmount();

    mockGoOn?.();

    await workDone();
    expect(addressesOf('GET /subscs/S9')).toHaveLength(1);
    expect(await readPendingPayment('V1')).toBeDefined();
  });
});

it('does not restore an abandoned payment when an earlier query answers [PAY-013]', async () => {
  const waiting = subscription({ payments: { state: -40 } });
  let come: () => void = () => undefined;
  const late = new Promise<typeof waiting>((resolve) => {
    come = () => resolve(waiting);
  });
  open();
  await shown();
  answer(
    'GET /subscs/S9',
    inTurn(() => late, waiting),
  );
  mockGoOn?.();
  await waitFor(() => expect(addressesOf('GET /subscs/S9')).toHaveLength(2));
  await press('취소하고 다시 신청하기');
  await waitFor(() => expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled());

  come();

  await workDone();
  expect(screen.queryByText('진행 중인 결제가 있어요')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled();
});
