import '../../testing/disk';
import { currentApplication, readPendingPayment, savePendingPayment } from '@shared/application';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { usePendingPayment } from '@shared/payment/use-pending-payment';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, inTurn, ok, refused, silence } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { held } from '../../testing/held-pause';
import { orderOnServer, thePayment } from '../../testing/order';
import {
  buy,
  buyFilled,
  completed,
  open,
  openFilled,
  openTill,
  orders,
  payButton,
  serverHolds,
} from '../../testing/payment-page';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/held-pause'));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));
const application = (over: object = {}) => ({
  ...orderOnServer,
  payments: { num: '1120120000' },
  ...over,
});
const declined = (over: object = {}) => savePendingPayment(thePayment({ declined: true, ...over }));
const subscription = (over: object) => ok({ ...orderOnServer, ...over });
const isPaid = () => answer('GET /subscs/S9', subscription({ state: 15, payments: { state: 50 } }));
/** Waits until the card is shown and the next query is scheduled. */
const shown = async () => {
  await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' });
  await waitFor(() => expect(held.goOn).toBeDefined());
};

beforeAll(arrive);

beforeEach(async () => {
  held.goOn = undefined;
  await openTill();
  serverHolds(application());
});

describe('the payment page after a declined card', () => {
  it('shows no pending payment, and the next click creates a separate order [A-87, PAY-013]', async () => {
    const number = '1120115900';
    serverHolds(application({ payments: { num: number } }));
    await declined({ number });
    const before = currentApplication()?.intentKey;
    openFilled();
    await workDone();
    expect(screen.queryByText(/진행 중인 결제|결제를 확인하고/)).not.toBeInTheDocument();
    expect(payButton()).toBeEnabled();

    await buy();

    await waitFor(() => expect(leaveForCard).toHaveBeenCalled());
    expect(orders()).toHaveLength(1);
    const record = await readPendingPayment('V1');
    expect(record).toMatchObject({ state: 'redirected', before: ['S9'], earlier: ['S9'] });
    expect(record?.earlierNumbers).toEqual([number]);
    expect(record?.declined).toBeUndefined();
    expect(record?.number).not.toBe(number);
    expect(record?.intentKey).not.toBe(before);
  });

  it('stores the numbers of all earlier orders of the vehicle with the order [A-87, LAND-004]', async () => {
    serverHolds(
      application({ id: 'S7', payments: { num: '1120115800' } }),
      application({ payments: { num: '1120115900' } }),
    );
    await declined({ number: '1120115900', before: ['S7'], earlierNumbers: ['1120115700'] });

    await buyFilled();

    await waitFor(() => expect(leaveForCard).toHaveBeenCalled());
    const earlierNumbers = (await readPendingPayment('V1'))?.earlierNumbers ?? [];
    expect(earlierNumbers.toSorted()).toEqual(['1120115700', '1120115800', '1120115900']);
  });

  it('does not count an order with the same key as an earlier one [A-87]', async () => {
    serverHolds();
    const intentKey = currentApplication()?.intentKey ?? '';
    const number = '1120115900';
    await savePendingPayment(
      thePayment({ state: 'sent', redirect: undefined, toldNotBegun: true, intentKey, number }),
    );

    await buyFilled();

    await waitFor(async () =>
      expect(await readPendingPayment('V1')).toMatchObject({ state: 'redirected', intentKey }),
    );
    expect((await readPendingPayment('V1'))?.earlierNumbers).toEqual([]);
  });

  it('completes without an order when the declined one is paid at the next click [A-87, LAND-003]', async () => {
    await declined();
    openFilled();
    await waitFor(() => expect(addressesOf('GET /users/U1')).toHaveLength(1));
    await workDone();
    serverHolds(application({ state: 15 }));

    await buy();

    await completed();
    expect(orders()).toHaveLength(0);
    expect(await readPendingPayment('V1')).toBeUndefined();
  });

  it('keeps the record of a declined order in a state without a meaning [A-100]', async () => {
    await declined();
    serverHolds(application({ state: -10 }));
    openFilled();
    await workDone();

    expect(await readPendingPayment('V1')).toMatchObject({ declined: true });
    expect(payButton()).toBeEnabled();
  });

  it('sends nothing while the existing orders cannot be listed [A-87, PAY-013]', async () => {
    await declined();
    answer('GET /users/U1', silence);

    await buyFilled();

    await hear('인터넷에 연결되지 않았어요. 주문을 보내지 않았고 결제되지 않았어요.');
    expect(orders()).toHaveLength(0);
    expect(await readPendingPayment('V1')).toMatchObject({ declined: true });
  });

  it('still knows the declined order after the next one was refused [A-87]', async () => {
    await declined();
    answer('POST /subscs', refused(400, ''));

    await buyFilled();
    await hear(
      '[400] 오류가 발생했습니다. 고객센터로 문의해 주세요. 주문이 만들어지지 않았고 결제되지 않았어요.',
    );

    expect(await readPendingPayment('V1')).toMatchObject({ declined: true, number: '1120120000' });
  });

  it('completes on arrival when an order declined before the last one is paid [A-87, LAND-003]', async () => {
    const last = { id: 'S10', payments: { num: '1120120500' } };
    await declined({ number: '1120120500', before: ['S9'], earlier: ['S9'] });
    serverHolds(application({ state: 15 }), application(last));
    open();

    await completed();
  });

  it('keeps only the ids of the last five declined orders [A-87]', async () => {
    await declined({ earlier: ['S1', 'S2', 'S3', 'S4', 'S5'] });

    await buyFilled();

    await waitFor(() => expect(leaveForCard).toHaveBeenCalled());
    expect((await readPendingPayment('V1'))?.earlier).toEqual(['S2', 'S3', 'S4', 'S5', 'S9']);
  });
});

describe('a payment that succeeds while its card is shown', () => {
  beforeEach(async () => {
    answer('GET /subscs/S9', subscription({ payments: { state: -40 } }));
    await savePendingPayment(thePayment({ subscriptionId: 'S9' }));
  });

  it('is completed instead of abandoned [PAY-013]', async () => {
    open();
    await shown();
    isPaid();

    await press('취소하고 다시 신청하기');

    await completed();
  });

  it('offers no way back to the card page while the completion page loads [PAY-013]', async () => {
    const { result } = renderHook(() => usePendingPayment(), { wrapper: MemoryRouter });
    await waitFor(() => expect(result.current.pending.kind).toBe('waiting'));
    await waitFor(() => expect(held.goOn).toBeDefined());
    isPaid();

    held.goOn?.();

    await waitFor(() => expect(result.current.pending).toEqual({ kind: 'checking' }));
  });

  it('does not redirect a customer who left the page [PAY-013]', async () => {
    const { unmount } = open();
    await shown();
    isPaid();
    unmount();

    held.goOn?.();

    await workDone();
    expect(addressesOf('GET /subscs/S9')).toHaveLength(1);
    expect(await readPendingPayment('V1')).toBeDefined();
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
    held.goOn?.();
    await waitFor(() => expect(addressesOf('GET /subscs/S9')).toHaveLength(2));
    await press('취소하고 다시 신청하기');
    await waitFor(() => expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled());

    come();

    await workDone();
    expect(screen.queryByText('진행 중인 결제가 있어요')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '결제하기' })).toBeEnabled();
  });
});
