import '../../testing/disk';
import { savePendingPayment } from '@shared/application';
import { settings } from '@shared/config/settings';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { arrive } from '@shared/testing/arrive';
import { answer, ok, silence } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { orderOnServer, thePayment } from '../../testing/order';
import {
  agreeToCaution,
  buy,
  buyFilled,
  fillIn,
  open,
  openFilled,
  openTill,
  orders,
  payButton,
} from '../../testing/payment-page';
import { usePay } from './use-pay';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const leave = jest.mocked(leaveForCard);

beforeAll(arrive);
beforeEach(async () => {
  leave.mockReset().mockReturnValue(true);
  await openTill();
});

describe('paying', () => {
  it('sends the whole application with the specified names only and opens the card page [PAY-010, PAY-013, PAY-033, PAY-036, API-023]', async () => {
    open();
    await fillIn();

    await buy();

    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://card.example/S9'));
    expect(orders()).toEqual([
      {
        pkg: 'ST',
        vehicle_num_id: 'WBA00000000000001',
        vehicle_num_reg: '123가4567',
        state_req: 10,
        date_start: null,
        parent_subsc_id: null,
        dealer_cdk_id: 'D1',
        dealer_advisor_cdk_id: null,
        price_payment: 118_800,
        payments: {
          date: '2026-11-20',
          num: expect.stringMatching(/^1120120\d\d\d$/),
          price_pkg: 132_000,
          price_payment: 118_800,
          promo: { rate: 10, price: 118_800 },
          promo_code: null,
          card_type: 10,
          terms: {
            service_agreement: true,
            personal_info_agree: true,
            marketing: false,
            pay_personal: true,
            pay_electronic_fin: true,
            pay_personal_info: true,
            pay_third_party_provide: true,
          },
          termsPre: { insurance: false },
          step: 3,
        },
        options: {
          vehicleData: {
            model: { type: '520d M 스포츠', year: '2020' },
            num_id: 'WBA00000000000001',
            date_reg: '2020-03-15',
            num_reg: '123가4567',
            km: null,
          },
        },
      },
    ]);
  });

  it('waits for the answer to one check before the next check [API-023]', async () => {
    jest.replaceProperty(settings.backend, 'extras', ['idempotency-key']);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const late = () => arrived.then(() => ok({ redirect: 'https://card.example/S9' }));
    const answers = [silence, silence, late];
    answer('POST /subscs', () => (answers.shift() ?? silence)());

    await buyFilled();
    await screen.findByRole('heading', { name: '결제 결과를 확인하고 있어요' });
    await workDone();
    expect(orders()).toHaveLength(3);
    arrive();

    expect(await screen.findByRole('button', { name: '이어서 결제하기' })).toBeVisible();
    jest.restoreAllMocks();
  });
});

describe('the list of dealers', () => {
  it('marks the dealer of the last order of this customer in this browser [PAY-005]', async () => {
    localStorage.clear();
    open();
    await fillIn();
    await press('판매사 선택');
    expect(await screen.findByRole('button', { name: /^한강모터스/ })).toHaveAccessibleName(
      '한강모터스 서울시 강남구 테헤란로 1',
    );
    await press('닫기');

    await buy();

    await waitFor(() => expect(leave).toHaveBeenCalled());
    await press('판매사 선택');
    const last = await screen.findByRole('button', { name: /지난번에 선택한 판매사/ });
    expect(last).toHaveTextContent('한강모터스');
    await press('닫기');
  });
});

describe('pay button', () => {
  it('sends one order however often it is clicked [PAY-010]', async () => {
    openFilled();

    const button = payButton();
    await waitFor(() => expect(button).toBeEnabled());
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

    await buyFilled();

    await hear('다른 창에서 결제를 진행하고 있어요. 먼저 그 창에서 마쳐 주세요.');
    expect(orders()).toHaveLength(0);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('is enabled again after the card page, with the pending payment shown [PAY-010, PAY-013]', async () => {
    await buyFilled();
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    answer('GET /users/U1', ok({ vehicles: [], subscs: [orderOnServer] }));

    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });

    expect(await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' })).toBeVisible();
    expect(orders()).toHaveLength(1);
    await press('취소하고 다시 신청하기');
    await waitFor(() => expect(payButton()).toBeEnabled());
  });

  it('queries no payment at the first view and after the customer has left [PAY-010]', async () => {
    await savePendingPayment(thePayment());
    const onPending = jest.fn();
    const { unmount } = renderHook(() => usePay(onPending, jest.fn()), { wrapper: MemoryRouter });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await workDone();
    unmount();

    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    await workDone();
    expect(onPending).not.toHaveBeenCalled();
  });

  it('sends no order when another tab bought for this car and ended its record [PAY-013, VALID-019]', async () => {
    openFilled();
    answer('GET /users/U1', ok({ vehicles: [], subscs: [{ ...orderOnServer, state: 15 }] }));

    await buy();

    await hear('이미 가입한 차량이라 다시 결제하지 않았어요. 멤버십 현황에서 확인해 주세요.');
    await waitFor(() => expect(address()).toHaveTextContent('/subscStatus'));
    expect(orders()).toHaveLength(0);
  });
});
