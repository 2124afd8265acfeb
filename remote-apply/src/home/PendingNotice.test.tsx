import '../../testing/disk';
import { clearPendingPayment, savePendingPayment } from '@shared/application';
import { screen } from '@testing-library/react';
import { answer, ok } from '../../testing/network';
import { thePayment } from '../../testing/order';
import { stockShop } from '../../testing/shop';
import { signIn, visit } from '../../testing/visit';
import { SubscGuide } from './SubscGuide';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));

beforeAll(signIn);
beforeEach(() => {
  answer('POST /users/getVehicles', ok({ data: { vehicles: [] } }));
  stockShop();
});
afterEach(() => clearPendingPayment({ vtgId: 'V1' }));

it('finds a payment that was begun before the app was closed on home [PAY-013]', async () => {
  const order = { id: 'S9', state: 10, state_req: 10, confirm: 10, created_at: '2026-11-20' };
  const waiting = { ...order, vehicle_num_id: 'WBA00000000000001', payments: { state: -40 } };
  answer('GET /subscs/S9', ok({ data: waiting }));
  await savePendingPayment(thePayment({ subscriptionId: 'S9', createdAt: Date.now() }));

  visit('SubscGuide', SubscGuide, '/');

  expect(await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' })).toBeVisible();
});
