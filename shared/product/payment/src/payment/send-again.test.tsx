import { order } from '@shared/api/testing/calls';
import type { PendingPayment } from '@shared/application';
import { sentAgain } from './send-again';

const record: PendingPayment = {
  vtgId: order.vtgId,
  vin: order.vehicle.vin,
  number: order.payment.number,
  total: order.payment.total,
  step: order.payment.step,
  intentKey: 'KEY',
  createdAt: 1_795_000_000_000,
  state: 'sent',
  before: [],
};

describe('sentAgain', () => {
  it('sends no second order when the card page was opened [API-023, PAY-010]', async () => {
    const given = { ...record, state: 'redirected', order } as const;

    expect(await sentAgain(given)).toBeUndefined();
  });

  it('sends no second order when the backend supports no idempotency keys [API-023, PAY-010]', async () => {
    expect(await sentAgain(record)).toBeUndefined();
  });
});
