import '../../testing/disk';
import { readPendingPayment, savePendingPayment } from '@shared/application';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { unclearReturn } from '@shared/payment/unclear-return';
import { arrive } from '@shared/testing/arrive';
import { press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import { held } from '../../testing/held-pause';
import { orderOnServer, thePayment } from '../../testing/order';
import {
  agreeToCaution,
  buy,
  completed,
  openFilled,
  openTill,
  orders,
  payButton,
  serverHolds,
} from '../../testing/payment-page';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/held-pause'));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

/** The newest order of the vehicle. The card page of an earlier one sent the customer back without naming it. */
const record = thePayment({ earlier: ['S8'], earlierNumbers: ['1120115900'] });
const order = (id: string, num: string, state = 10, paid?: number) => ({
  ...orderOnServer,
  id,
  state,
  payments: { num, state: paid },
});
const holds = (state: number) =>
  serverHolds(order('S8', '1120115900'), order('S9', '1120120000', state));
const openReturned = () => openFilled({}, 3, unclearReturn(record));
const question = () =>
  screen.findByRole('heading', { name: '다른 결제 창이 열려 있으면 닫아 주세요' });
const untilAsked = async () => {
  openReturned();
  await buy();
  await question();
};

beforeAll(arrive);
beforeEach(async () => {
  await openTill();
  await savePendingPayment(record);
  holds(10);
});

describe('the payment page after a return that may be about another order', () => {
  it('asks before another order is sent while one can be paid [A-96, PAY-010]', async () => {
    openReturned();
    await workDone();
    expect(screen.queryByText(/진행 중인 결제|결제를 확인하고/)).not.toBeInTheDocument();

    await buy();

    expect(await question()).toBeVisible();
    const [first, second] = screen.getAllByRole('button', { name: /^(다시 확인|새로 결제)$/ });
    expect([first, second].map((button) => button?.textContent)).toEqual([
      '다시 확인',
      '새로 결제',
    ]);
    expect(payButton()).toBeDisabled();
    expect(orders()).toHaveLength(0);
    expect((await readPendingPayment('V1'))?.declined).toBeUndefined();
  });

  it('asks while an earlier order can be paid although the newest one has failed [A-96]', async () => {
    serverHolds(order('S8', '1120115900', 10, -40), order('S9', '1120120000', 10, -50));
    openReturned();

    await buy();

    expect(await question()).toBeVisible();
    expect(orders()).toHaveLength(0);
  });

  it('asks again when the customer checks and the order can still be paid [A-96]', async () => {
    await untilAsked();

    await press('다시 확인');

    expect(await question()).toBeVisible();
    expect(orders()).toHaveLength(0);
  });

  it.each(['when the customer checks', 'while the question is shown'])(
    'completes an order that is paid %s [A-96, LAND-003]',
    async (when) => {
      await untilAsked();
      await waitFor(() => expect(held.goOn).toBeDefined());
      holds(15);

      if (when === 'when the customer checks') await press('다시 확인');
      else held.goOn?.();

      await completed();
      expect(orders()).toHaveLength(0);
    },
  );

  it('sends another order only when the customer wants to pay anew [A-96, PAY-020]', async () => {
    await untilAsked();

    await press('새로 결제');
    await agreeToCaution();

    await waitFor(() => expect(leaveForCard).toHaveBeenCalled());
    expect(orders()).toHaveLength(1);
    expect((await readPendingPayment('V1'))?.earlierNumbers).toContain(record.number);
  });

  it('sends no other order when one is paid as the customer wants to pay anew [A-96]', async () => {
    await untilAsked();
    holds(15);

    await press('새로 결제');

    await completed();
    expect(orders()).toHaveLength(0);
  });

  it('shows a payment that started after that return [A-96, PAY-013]', async () => {
    await savePendingPayment({ ...record, number: '1120120500' });
    openReturned();

    expect(await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' })).toBeVisible();
  });
});
