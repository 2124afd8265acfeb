import {
  clearApplication,
  clearPendingPayment,
  type PendingPayment,
  savePendingPayment,
  startApplication,
} from '@shared/application';
import { start } from '@shared/application/testing/insured';
import { pendingPayment } from '@shared/application/testing/pending-payment';
import { NOON } from '@shared/domain/testing/noon';
import { arrive } from '@shared/testing/arrive';
import { answer, changes, ok } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { VIN } from '@shared/testing/wire/vehicles';
import { workDone } from '@shared/ui/testing/work-done';
import { act, screen } from '@testing-library/react';
import { has } from '../../testing/backend';
import { openStatus } from '../../testing/pages';
import { Subsc } from './Subsc';
import { SubscVtg } from './SubscVtg';

const order = (own: Record<string, unknown> = {}) =>
  membership({
    id: 'O',
    state: 10,
    state_req: 10,
    confirm: 10,
    date_start: null,
    date_stop: null,
    recordPayments: [],
    ...own,
  });
const payment: PendingPayment = {
  ...pendingPayment,
  state: 'redirected',
  createdAt: NOON,
  leftAt: NOON,
  vtgId: 'V1',
  vin: VIN,
  subscriptionId: 'O',
  redirect: 'https://card.example/O',
};
const pages = [
  ['Subsc', Subsc, '/subscStatus?vtg_id=V1'],
  ['SubscVtg', SubscVtg, '/subscStatusVtg?vtg_id=V1'],
] as const;
beforeAll(() => arrive());
afterEach(() => clearPendingPayment({ vtgId: 'V1' }));

describe('unpaid order', () => {
  afterEach(() => act(clearApplication));

  it('continues when this tab still has its application [STATUS-015]', async () => {
    startApplication({ ...start, packageId: 'P1', vin: VIN });
    has(membership(), order({ payments: { step: 3 } }));

    openStatus();

    expect(await screen.findByRole('link', { name: '이어서 결제하기' })).toHaveAttribute(
      'href',
      '/subscApply/req?vtg_id=V1&step=3',
    );
  });

  it('leads to its membership when it is an extension [STATUS-015]', async () => {
    has(membership(), order({ parent_subsc_id: 'S1' }));

    openStatus();

    expect(
      await screen.findByText('연장은 이용 중인 멤버십에서 다시 신청할 수 있어요.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: '다시 신청하기' })).not.toBeInTheDocument();
  });

  it('refers to the payment card while this browser still has the payment [STATUS-015]', async () => {
    await savePendingPayment(payment);
    has(membership(), order({ payments: null }));

    openStatus();

    expect(
      await screen.findByText('이 신청의 결제는 화면 위쪽의 결제 안내에서 이어서 할 수 있어요.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: '다시 신청하기' })).not.toBeInTheDocument();
  });

  it.each([
    ['its card page has expired', { leftAt: NOON - 16 * 60_000 }],
    ['its card was declined', { declined: true }],
  ] as const)('can be started again when %s [STATUS-015, PAY-013]', async (_, own) => {
    await savePendingPayment({ ...payment, ...own });
    has(membership(), order({ payments: null }));

    openStatus();

    await workDone();
    expect(screen.getByRole('link', { name: '다시 신청하기' })).toBeVisible();
  });

  it('can be started again when its payment ends while the page is open [STATUS-015]', async () => {
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] });
    await savePendingPayment(payment);
    has(membership(), order({ payments: null }));
    openStatus();
    await workDone();
    expect(screen.getByText(/화면 위쪽의 결제 안내에서/)).toBeVisible();

    await clearPendingPayment({ vtgId: 'V1' });
    await act(() => jest.advanceTimersByTimeAsync(5000));

    expect(screen.getByRole('link', { name: '다시 신청하기' })).toBeVisible();
    jest.useRealTimers();
  });
});

describe.each(pages)('pending payment on %s', (page, Page, to) => {
  beforeEach(() => savePendingPayment({ ...payment, subscriptionId: 'S9' }));

  it('is above the memberships and can be resumed [PAY-013]', async () => {
    has(membership(), order({ id: 'S9', payments: null }));

    renderPage(page, Page, to);

    expect(await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' })).toBeVisible();
    expect(screen.getByRole('button', { name: '이어서 결제하기' })).toBeVisible();
    expect(changes()).toEqual([]);
  });

  it('is shown even when the memberships fail to load [PAY-013, STATUS-012]', async () => {
    has(membership(), order({ id: 'S9', payments: null }));
    answer('GET /users/U1', ok(null));

    renderPage(page, Page, to);

    expect(await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' })).toBeVisible();
  });
});
