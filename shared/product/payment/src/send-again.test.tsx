import { order } from '@shared/api/testing/calls';
import { changePendingPayment } from '@shared/application';
import { pendingPayment as record } from '@shared/application/testing/pending-payment';
import { settings } from '@shared/config/settings';
import { ApiFailure } from '@shared/failure';
import { sentAgain } from './send-again';

const mockCreate = jest.fn();
jest.mock('@shared/api/subscription', () => ({
  ...jest.requireActual('@shared/api/subscription'),
  createSubscription: () => mockCreate(),
}));
jest.mock('@shared/application', () => ({
  ...jest.requireActual('@shared/application'),
  changePendingPayment: jest.fn(),
}));

describe('sentAgain', () => {
  afterEach(() => jest.restoreAllMocks());

  it('sends no second order when the card page was opened [API-023, PAY-010]', async () => {
    const given = { ...record, state: 'redirected', order } as const;

    expect(await sentAgain(given)).toBeUndefined();
  });

  it('sends no second order when the backend supports no idempotency keys [API-023, PAY-010]', async () => {
    expect(await sentAgain(record)).toBeUndefined();
  });

  it('sends no order that the customer gave up [API-023, PAY-010]', async () => {
    jest.replaceProperty(settings.backend, 'extras', ['idempotency-key']);

    expect(await sentAgain({ ...record, order, declined: true })).toBeUndefined();
  });

  it('keeps the card page that another tab received when the server fails [API-023]', async () => {
    jest.replaceProperty(settings.backend, 'extras', ['idempotency-key']);
    mockCreate.mockRejectedValue(
      new ApiFailure({ kind: 'unexpected', status: 500, said: undefined }),
    );
    const given = { ...record, order };

    await sentAgain(given);

    expect(changePendingPayment).toHaveBeenCalledWith(given, { order: undefined });
  });
});
