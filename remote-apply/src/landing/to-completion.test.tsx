import '../../testing/disk';
import { savePendingPayment } from '@shared/application';
import { queryClient } from '@shared/query';
import { userDataKey } from '@shared/session';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, ok, refused } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import { thePayment } from '../../testing/order';
import { applyVehicle } from '../../testing/plain';
import { stockShop } from '../../testing/shop';
import { Layover } from './Layover';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));

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

describe('from the landing page to the completion page', () => {
  it('passes the order on, so that the page shows the purchase [APPLY-035]', async () => {
    land();

    expect(await screen.findByText('{"subscriptionId":"S9"}')).toBeVisible();
  });

  it('reloads the customer’s memberships with the new one [LAND-003]', async () => {
    land();
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));

    expect(queryClient.getQueryData(userDataKey())?.subscriptions).toMatchObject([{ id: 'S9' }]);
  });

  it('does not wait for memberships that cannot be loaded [LAND-003]', async () => {
    await savePendingPayment(thePayment({ subscriptionId: 'S9' }));
    answer('GET /subscs/S9', ok(paid));
    answer('GET /users/U1', refused(500));
    land();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));
  });

  it('stops querying and redirects no one when the customer leaves the landing page [LAND-003]', async () => {
    await savePendingPayment(thePayment({ subscriptionId: 'S9' }));
    answer('GET /subscs/S9', ok({ ...paid, state: 10 }));
    const { unmount } = land();
    await waitFor(() => expect(addressesOf('GET /subscs/S9').length).toBeGreaterThan(1));
    unmount();
    await workDone();
    const asked = addressesOf('GET /subscs/S9').length;

    await workDone();

    expect(addressesOf('GET /subscs/S9')).toHaveLength(asked);
  });

  it('replaces the landing page in the history, so that Back does not return to it [LAND-003]', async () => {
    land();
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res'));

    await press('전 화면으로');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/term'));
  });
});
