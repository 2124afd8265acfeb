import '../../testing/disk';
import { clearPendingPayment, readPendingPayment, savePendingPayment } from '@shared/application';
import { settings } from '@shared/config/settings';
import { arrive } from '@shared/testing/arrive';
import { answer, ok, silence } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { orderOnServer, thePayment } from '../../testing/order';
import {
  begunCard,
  buy,
  buyFilled,
  completed,
  openFilled,
  openTill,
  orders,
  payButton,
  serverHolds,
} from '../../testing/payment-page';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const application = (over: object = {}) => ({ ...orderOnServer, ...over });
const older = application({ id: 'S1', state: -10 });
/** Sends an order and loses the connection, so that neither its answer nor the list of orders comes. */
const loseConnection = async () => {
  answer('POST /subscs', () => {
    answer('GET /users/U1', silence);
    return silence();
  });
  await buyFilled();
  await screen.findByRole('heading', { name: '결제 결과를 확인하고 있어요' });
};

beforeAll(arrive);
beforeEach(async () => {
  await openTill();
  serverHolds(older);
});

describe('an order with a lost response', () => {
  it.each([
    ['no answer', silence],
    ['an order without a card page', () => ok({ id: 'S9' })],
  ])(
    'to %s is sent once and never shown as failed when the server received it [PAY-013]',
    async (_, then) => {
      answer('POST /subscs', () => {
        serverHolds(older, application());
        return then();
      });

      await buyFilled();

      expect(await begunCard()).toBeVisible();
      expect(payButton()).toBeDisabled();
      expect(orders()).toHaveLength(1);
    },
  );

  it('shows that nothing was charged, and is found by the next click when it arrives late [PAY-013]', async () => {
    answer('POST /subscs', silence);

    await buyFilled();
    await hear('결제가 시작되지 않았어요. 결제된 금액은 없으니 다시 결제해 주세요.');
    await waitFor(() => expect(payButton()).toBeEnabled());
    expect(orders()).toHaveLength(1);
    serverHolds(older, application());

    await buy();

    expect(await begunCard()).toBeVisible();
    expect(orders()).toHaveLength(1);
  });

  it('of another tab is queried first, and shown once as not begun when checked twice [PAY-013]', async () => {
    openFilled();
    await workDone();
    const heard: (() => void)[] = [];
    const later = () =>
      new Promise<ReturnType<typeof ok>>((resolve) => {
        heard.push(() => resolve(ok({ vehicles: [], subscs: [older] })));
      });
    answer('GET /users/U1', later);
    // The order of another tab, which was killed while it was sending.
    const sent = { state: 'sent', before: ['S1'], leftAt: undefined, redirect: undefined } as const;
    await savePendingPayment(thePayment(sent));

    await buy();
    await press('결과 다시 확인하기');
    await waitFor(() => expect(heard).toHaveLength(2));
    serverHolds(older);
    heard[0]?.();
    await hear('결제가 시작되지 않았어요. 결제된 금액은 없으니 다시 결제해 주세요.');
    heard[1]?.();
    await workDone();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(payButton()).toBeEnabled();
    expect(orders()).toHaveLength(0);
  });

  it('completes as soon as the server confirms the payment [LAND-003]', async () => {
    await loseConnection();

    serverHolds(older, application({ state: 15 }));

    await completed();
    expect(await readPendingPayment('V1')).toBeUndefined();
    expect(orders()).toHaveLength(1);
  });

  it('has the focus without an answer, and scrolls into view again when there is one [PAY-013]', async () => {
    await loseConnection();
    const card = screen
      .getAllByRole('status')
      .find((one) => one.textContent?.includes('다시 결제하지 말고 기다려 주세요.'));
    expect(card).toHaveFocus();
    expect(payButton()).toBeDisabled();
    const comesIntoView = jest.fn();
    document.addEventListener('focusin', comesIntoView);

    serverHolds(older, application());

    await begunCard();
    await waitFor(() => expect(comesIntoView).toHaveBeenCalled());
    document.removeEventListener('focusin', comesIntoView);
  });

  it('is not sent again when another tab has ended the payment meanwhile [API-023, PAY-013]', async () => {
    jest.replaceProperty(settings.backend, 'extras', ['idempotency-key']);
    answer('POST /subscs', silence);
    openFilled();
    await buy();
    await screen.findByRole('heading', { name: '결제 결과를 확인하고 있어요' });
    serverHolds(older, application({ state: -10 }));
    // With its key, the declined order could be paid again.
    const reopened = jest.fn(() => ok({ id: 'S2', redirect: '/card' }));

    await clearPendingPayment({ vtgId: 'V1' });
    answer('POST /subscs', reopened);

    await waitFor(() => expect(payButton()).toBeEnabled());
    expect(reopened).not.toHaveBeenCalled();
  });
});
