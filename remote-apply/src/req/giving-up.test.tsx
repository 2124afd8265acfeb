import '../../testing/disk';
import { savePendingPayment } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { thePayment } from '../../testing/order';
import { open, openTill } from '../../testing/payment-page';

/** The page asks once when it opens; what is asked after that, a press asks. */
jest.mock('@shared/settle/pause', () => ({ pause: () => new Promise(() => undefined) }));
jest.mock('@shared/settle/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

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

it('a payment that was made meanwhile is completed, not given up [PAY-013]', async () => {
  answer('GET /subscs/S9', subscription({ payments: { state: -40 } }));
  await savePendingPayment(thePayment({ subscriptionId: 'S9' }));
  open();
  await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' });
  answer('GET /subscs/S9', subscription({ state: 15, payments: { state: 50 } }));

  await press('취소하고 다시 신청하기');

  await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
});
