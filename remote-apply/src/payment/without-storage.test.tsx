import '../../testing/disk';
import { readPendingPayment } from '@shared/application';
import { storageOff } from '@shared/copy/storage-off';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { arrive } from '@shared/testing/arrive';
import { press } from '@shared/testing/page';
import { denyStorage, fillStorage } from '@shared/testing/storage';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import { buy, openFilled, openTill, orders } from '../../testing/payment-page';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

beforeAll(arrive);
beforeEach(openTill);
let allowStorage = (): void => undefined;
afterEach(() => {
  allowStorage();
  jest.restoreAllMocks();
});

describe('SubscApplyReq', () => {
  it('explains what to switch on and sends no order when storage is off [PAY-013]', async () => {
    openFilled();
    allowStorage = denyStorage();
    await buy();

    expect(await screen.findByRole('dialog', { name: storageOff.title })).toHaveTextContent(
      storageOff.message,
    );
    await press('확인');
    await workDone();
    expect(orders()).toEqual([]);
  });

  it('sends the order when the storage is full [PAY-013]', async () => {
    openFilled();
    fillStorage();
    await buy();

    await waitFor(() => expect(leaveForCard).toHaveBeenCalledWith('https://card.example/S9'));
    expect(orders()).toHaveLength(1);
    expect((await readPendingPayment('V1'))?.state).toBe('redirected');
  });
});
