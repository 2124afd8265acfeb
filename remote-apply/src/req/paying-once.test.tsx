import '../../testing/disk';
import { savePendingPayment } from '@shared/application';
import { leaveForCard } from '@shared/settle/payment/leave-for-card';
import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { theOrder, thePayment } from '../../testing/order';
import {
  agreeToCaution,
  fillIn,
  open,
  openTill,
  orders,
  payAll,
  payButton,
} from '../../testing/payment-page';
import { usePay } from './use-pay';

jest.mock('@shared/settle/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/settle/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const leave = jest.mocked(leaveForCard);

beforeAll(arrive);
beforeEach(async () => {
  leave.mockReset().mockReturnValue(true);
  await openTill();
});

describe('pressing to pay', () => {
  it('is done once however often the button is pressed [PAY-010]', async () => {
    open();
    await fillIn();

    const button = payButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await agreeToCaution();
    fireEvent.click(button);
    fireEvent.click(button);

    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(payButton()).toBeDisabled();
    expect(orders()).toHaveLength(1);
  });

  it('is refused while another tab is paying [PAY-010]', async () => {
    const request = jest.fn(async (_name: string, _options: object, run: (lock: null) => unknown) =>
      run(null),
    );
    Object.assign(navigator, { locks: { request } });
    open();

    await payAll();

    await hear('다른 창에서 결제를 진행하고 있어요. 먼저 그 창에서 마쳐 주세요.');
    expect(orders()).toHaveLength(0);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('gives the button back when the browser returns from the card page, and shows the payment under way [PAY-010, PAY-013]', async () => {
    open();
    await payAll();
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    answer('GET /users/U1', ok({ vehicles: [], subscs: [waiting] }));

    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });

    expect(await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' })).toBeVisible();
    expect(orders()).toHaveLength(1);
    await press('취소하고 다시 신청하기');
    await waitFor(() => expect(payButton()).toBeEnabled());
  });

  it('asks about no payment when the page is shown for the first time: nobody came back to it [PAY-010]', async () => {
    await savePendingPayment(thePayment());
    const onPending = jest.fn();
    renderHook(() => usePay(onPending));

    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));

    await workDone();
    expect(onPending).not.toHaveBeenCalled();
  });

  it('asks about no payment once the page was left [PAY-010]', async () => {
    await savePendingPayment(thePayment());
    const onPending = jest.fn();
    const { unmount } = renderHook(() => usePay(onPending));
    unmount();

    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    await workDone();
    expect(onPending).not.toHaveBeenCalled();
  });

  it('starts once when two hands press in the same moment [PAY-010]', async () => {
    const { result } = renderHook(() => usePay(jest.fn()));

    await act(async () => {
      const asked = { order: theOrder, intentKey: 'one-key' };
      await Promise.all([result.current.pay(asked), result.current.pay(asked)]);
    });

    expect(orders()).toHaveLength(1);
  });
});

const waiting = {
  id: 'S9',
  state: 10,
  state_req: 10,
  confirm: 10,
  vehicle_num_id: 'WBA00000000000001',
  created_at: '2026-11-20',
};
