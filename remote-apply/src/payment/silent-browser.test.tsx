import '../../testing/disk';
import { areRecordsUnreadable } from '@shared/application';
import { waits } from '@shared/config/waits';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { agreeToCaution, buy, openFilled, openTill, orders, pay } from '../../testing/payment-page';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const leave = jest.mocked(leaveForCard);
/** An order of the same purchase that is not paid. */
const order = {
  id: 'S9',
  pkg: { id: 'ST' },
  state: 10,
  state_req: 10,
  confirm: 10,
  vehicle_num_id: 'WBA00000000000001',
  created_at: '2026-11-20',
};
const never = new Promise(() => undefined);

beforeAll(arrive);
beforeEach(async () => {
  await openTill();
  leave.mockClear();
  Object.assign(waits, { database: 1, payLock: 1 });
});

describe('paying in a browser that does not respond', () => {
  it('continues without the lock [A-77]', async () => {
    Object.assign(navigator, { locks: { request: () => never } });
    openFilled();

    await buy();

    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(orders()).toHaveLength(1);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('continues without the database, once, and releases the lock for other tabs [A-77]', async () => {
    jest.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    const held: unknown[] = [];
    const request = async (_: string, _options: object, run: (lock: object) => unknown) => {
      const turn = run({});
      held.push(turn);
      await turn;
      held.pop();
    };
    Object.assign(navigator, { locks: { request } });
    openFilled();

    await buy();

    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(areRecordsUnreadable()).toBe(true);
    expect(orders()).toHaveLength(1);
    await waitFor(() => expect(held).toEqual([]));
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('queries the server for an order of this purchase before it sends another one [A-77, A-87]', async () => {
    answer('GET /users/U1', ok({ vehicles: [], subscs: [order] }));
    answer('GET /subscs/S9', ok(order));
    openFilled();

    await buy();

    const title = '신청은 접수되었고 결제는 아직이에요';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(orders()).toHaveLength(0);
    await press('그만두고 다시 결제하기');
    await pay();
    await agreeToCaution();
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(orders()).toHaveLength(1);
  });

  it('sends another order when the earlier one was declined [A-77, A-87]', async () => {
    const declined = { ...order, payments: { state: -50 } };
    answer('GET /users/U1', ok({ vehicles: [], subscs: [declined] }));
    answer('GET /subscs/S9', ok(declined));
    openFilled();

    await buy();

    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(orders()).toHaveLength(1);
  });

  it('completes the paid order when another one of this purchase is not paid [A-77, LAND-003]', async () => {
    answer(
      'GET /users/U1',
      ok({ vehicles: [], subscs: [order, { ...order, id: 'S10', state: 15 }] }),
    );
    openFilled();

    await buy();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));
    expect(orders()).toHaveLength(0);
  });
});
