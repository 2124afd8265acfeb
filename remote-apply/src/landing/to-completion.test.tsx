import '../../testing/disk';
import { savePendingPayment } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { thePayment } from '../../testing/order';
import { applyVehicle } from '../../testing/plain';
import { stockShop } from '../../testing/shop';
import { Layover } from './Layover';

const paid = {
  id: 'S9',
  state: 15,
  state_req: 10,
  confirm: 10,
  vehicle_num_id: 'WBA00000000000001',
  created_at: '2026-11-20',
};

const land = () =>
  renderPage('Layover', Layover, '/layover?vtg_id=V1&state=50', { from: '/subscApply/term' });

beforeAll(arrive);
beforeEach(async () => {
  answer('GET /users/U1', ok({ vehicles: [], subscs: [paid] }));
  stockShop();
  applyVehicle();
  await savePendingPayment(thePayment());
});

describe('the way from the landing to the completion page', () => {
  it('hands the order on, so that the page says what was bought [APPLY-035]', async () => {
    land();

    expect(await screen.findByText('{"subscriptionId":"S9"}')).toBeVisible();
  });

  it('gives up the place of the landing, so that Back does not lead to it [LAND-003]', async () => {
    land();
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));

    await press('전 화면으로');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/term'));
  });
});
