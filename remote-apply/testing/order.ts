import type { PendingPayment } from '@shared/application';
import { won } from '@shared/domain/money';
import { NOON } from '@shared/domain/testing/noon';

/** The order as the server lists it: received and not paid. */
export const orderOnServer = {
  id: 'S9',
  state: 10,
  state_req: 10,
  confirm: 10,
  vehicle_num_id: 'WBA00000000000001',
  created_at: '2026-11-20',
};

/** Returns the record of that order, left for the card page a moment ago. */
export const thePayment = (over: Partial<PendingPayment> = {}): PendingPayment => ({
  intentKey: 'key-of-before',
  state: 'redirected',
  createdAt: NOON,
  leftAt: NOON,
  vtgId: 'V1',
  vin: 'WBA00000000000001',
  number: '1120120000',
  total: won(118_800),
  step: 3,
  before: [],
  redirect: 'https://card.example/S9',
  ...over,
});
