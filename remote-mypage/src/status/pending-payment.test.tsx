import { clearPendingPayment, readPendingPayment, savePendingPayment } from '@shared/application';
import { won } from '@shared/domain/money';
import { NOON } from '@shared/domain/testing/noon';
import { arrive } from '@shared/testing/arrive';
import { answer, changes, ok } from '@shared/testing/network';
import { address } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { screen, waitFor } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Subsc } from './Subsc';
import { SubscVtg } from './SubscVtg';

const VIN = 'WBA00000000000001';
const pages = [
  ['Subsc', Subsc, '/subscStatus?vtg_id=V1'],
  ['SubscVtg', SubscVtg, '/subscStatusVtg?vtg_id=V1'],
] as const;
const begun = (id: string, over: object = {}) => {
  const order = membership({
    id,
    state: 10,
    state_req: 10,
    vehicle_num_id: VIN,
    recordPayments: [],
    payments: null,
    ...over,
  });
  has(membership(), order);
};

beforeAll(() => arrive());
beforeEach(() =>
  savePendingPayment({
    intentKey: 'key-of-before',
    state: 'redirected',
    createdAt: NOON,
    leftAt: NOON,
    vtgId: 'V1',
    vin: VIN,
    number: '1120120000',
    total: won(118_800),
    step: 3,
    before: ['S1'],
    subscriptionId: 'S9',
    redirect: 'https://card.example/S9',
  }),
);
afterEach(() => clearPendingPayment({ vtgId: 'V1' }));

describe.each(pages)('pending payment on %s', (page, Page, to) => {
  it('is above the memberships and can be resumed [PAY-013]', async () => {
    begun('S9');

    renderPage(page, Page, to);

    expect(await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' })).toBeVisible();
    expect(screen.getByRole('button', { name: '이어서 결제하기' })).toBeVisible();
    expect(changes()).toEqual([]);
  });

  it('is completed when the server says that it is paid [LAND-003]', async () => {
    begun('S9', { state: 15 });

    renderPage(page, Page, to);

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
    expect(await readPendingPayment('V1')).toBeUndefined();
  });

  it('is shown even when the memberships fail to load [PAY-013, STATUS-012]', async () => {
    begun('S9');
    answer('GET /users/U1', ok(null));

    renderPage(page, Page, to);

    expect(await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' })).toBeVisible();
  });
});
