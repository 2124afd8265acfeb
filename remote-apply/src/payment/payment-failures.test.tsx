import '../../testing/disk';
import { areRecordsUnreadable, readPendingPayment } from '@shared/application';
import { waits } from '@shared/config/waits';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { arrive } from '@shared/testing/arrive';
import { answer, ok, silence } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { orderOnServer } from '../../testing/order';
import {
  agreeToCaution,
  begunCard,
  buy,
  buyFilled,
  fact,
  openTill,
  orders,
  pay,
  payButton,
} from '../../testing/payment-page';
import { servedStandard } from '../../testing/shop';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const leave = jest.mocked(leaveForCard);

/** An order of the same purchase that is not paid. */
const order = { ...orderOnServer, pkg: { id: 'ST' } };

const priceChanged = {
  status: 400,
  body: { status_code: 5020, msg: '결제 금액이 변경되었습니다.' },
};

beforeAll(arrive);
beforeEach(openTill);

describe('an order that the server refuses', () => {
  it('without a known code shows status, status text and whom to call [ERR-020, MSG-044]', async () => {
    answer('POST /subscs', {
      status: 500,
      statusText: 'Internal Server Error',
      body: { data: { msg: '내부 오류' } },
    });

    await buyFilled();

    expect(await screen.findByRole('link', { name: '02-000-0000' })).toBeVisible();
    await hear('[500] Internal Server Error 주문이 만들어지지 않았고 결제되지 않았어요.');
    expect(orders()).toHaveLength(1);
    expect(screen.queryByText('내부 오류')).not.toBeInTheDocument();
  });

  it('says nothing about money while the server cannot be queried [ERR-020]', async () => {
    answer('POST /subscs', () => {
      answer('GET /users/U1', silence);
      return { status: 400, statusText: 'Bad Request', body: {} };
    });

    await buyFilled();

    await hear(
      '[400] Bad Request 결제되었는지 아직 확인하지 못했어요. 다시 결제하기 전에 고객센터에 확인해 주세요.',
    );
  });

  it('shows and orders the new price when the server no longer sells at the old one [PAY-002, ERR-004]', async () => {
    answer('POST /subscs', () => {
      answer('GET /pkgs', ok([servedStandard(150_000)]));
      return priceChanged;
    });

    await buyFilled();

    await hear('결제 금액이 변경되었습니다.');
    expect(fact('총 결제 금액')).toHaveTextContent('165,000원');
    await buy();

    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(orders()[1]).toMatchObject({ price_payment: 165_000 });
    await hear('결제 금액이 변경되었습니다.');
  });

  it('cannot be sent again when its membership is no longer sold [PAY-002, ERR-004]', async () => {
    answer('POST /subscs', () => {
      answer('GET /pkgs', ok([]));
      return priceChanged;
    });

    await buyFilled();

    await hear('결제 금액이 변경되었습니다.');
    expect(screen.getByText(/차량과 멤버십을 다시 확인해 주세요/)).toBeVisible();
    expect(payButton()).toBeDisabled();
  });

  it('stays on the page when the redirect address is not allowed [PAY-013]', async () => {
    jest.mocked(leaveForCard).mockReturnValueOnce(false);

    await buyFilled();

    await hear('오류가 발생했습니다. 고객센터로 문의해 주세요.');
    await waitFor(() => expect(payButton()).toBeEnabled());
    expect(await readPendingPayment('V1')).toBeUndefined();
  });
});

describe('paying in a browser that does not respond', () => {
  beforeEach(() => {
    Object.assign(waits, { database: 1, payLock: 1 });
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

    await buyFilled();

    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(areRecordsUnreadable()).toBe(true);
    expect(orders()).toHaveLength(1);
    await waitFor(() => expect(held).toEqual([]));
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('queries the server for an order of this purchase before it sends another one [A-77, A-87]', async () => {
    answer('GET /users/U1', ok({ vehicles: [], subscs: [order] }));
    answer('GET /subscs/S9', ok(order));

    await buyFilled();

    expect(await begunCard()).toBeVisible();
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

    await buyFilled();

    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(orders()).toHaveLength(1);
  });

  it('completes the paid order when another one of this purchase is not paid [A-77, LAND-003]', async () => {
    answer(
      'GET /users/U1',
      ok({ vehicles: [], subscs: [order, { ...order, id: 'S10', state: 15 }] }),
    );

    await buyFilled();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));
    expect(orders()).toHaveLength(0);
  });
});
