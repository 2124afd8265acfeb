import { won } from '@shared/domain/money';
import type { PendingPayment } from '../src/outbox';

/** A payment whose order was sent. */
export const pendingPayment: PendingPayment = {
  intentKey: '7b1d6f0e-6c1c-4b55-9c3a-0d9f7f6b6a01',
  state: 'sent',
  createdAt: 1_795_000_000_000,
  vtgId: 'VTG1',
  vin: 'WBA11111111111111',
  number: '1120101530',
  total: won(841500),
  step: 7,
  before: ['S1'],
};
