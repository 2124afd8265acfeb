import '../../testing/disk';
import { currentApplication, readPendingPayment } from '@shared/application';
import { settings } from '@shared/config/settings';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { arrive } from '@shared/testing/arrive';
import { answer, ok, silence } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import {
  buy,
  fillIn,
  open,
  openFilled,
  openTill,
  orderKeys,
  orders,
  payButton,
} from '../../testing/payment-page';

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

  it('saves the order before it is sent, and the response before the browser leaves [PAY-013]', async () => {
    const found: unknown[] = [];
    answer('POST /subscs', async () => {
      found.push((await readPendingPayment('V1'))?.state);
      return ok({ redirect: 'https://card.example/S9' });
    });
    leave.mockImplementation(() => {
      void readPendingPayment('V1').then((record) => found.push(record?.redirect));
      return true;
    });
    openFilled();

    await buy();

    await waitFor(() => expect(found).toEqual(['sent', 'https://card.example/S9']));
  });

  it('names the version of every term that was read, if the backend takes it [TERMS-016]', async () => {
    jest.replaceProperty(settings.backend, 'extras', ['terms-versions']);
    openFilled();

    await buy();

    // Waits until the payment has finished, so that it does not affect the next test.
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    // Terms that were not agreed to have no version.
    const terms_version = {
      service_agreement: '2025-01',
      personal_info_agree: '2026-01',
      pay_personal: '2026-01',
      pay_electronic_fin: '2026-01',
      pay_personal_info: '2026-01',
      pay_third_party_provide: '2026-01',
    };
    expect(orders()).toEqual([
      expect.objectContaining({ payments: expect.objectContaining({ terms_version }) }),
    ]);
    jest.restoreAllMocks();
  });

  it('retries with the same key when the backend identifies orders by it [API-023]', async () => {
    jest.replaceProperty(settings.backend, 'extras', ['idempotency-key']);
    const answers = [silence, () => ok({ redirect: 'https://card.example/S9' })];
    answer('POST /subscs', () => (answers.shift() ?? silence)());
    openFilled();

    await buy();

    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    const keys = orderKeys();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(currentApplication()?.intentKey);
    expect(keys[1]).toBe(keys[0]);
    expect(orders()[1]).toEqual(orders()[0]);
    jest.restoreAllMocks();
  });

  it('finds the order by its key and continues to the card page [API-023, PAY-013]', async () => {
    jest.replaceProperty(settings.backend, 'extras', ['idempotency-key']);
    const answers = [silence, silence, () => ok({ redirect: 'https://card.example/S9' })];
    answer('POST /subscs', () => (answers.shift() ?? silence)());
    openFilled();

    await buy();
    await screen.findByRole('button', { name: '이어서 결제하기' });
    await press('이어서 결제하기');

    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://card.example/S9'));
    expect(new Set(orderKeys())).toEqual(new Set([currentApplication()?.intentKey]));
    jest.restoreAllMocks();
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
    openFilled();

    await buy();
    await screen.findByRole('heading', { name: '결제 결과를 확인하고 있어요' });
    await workDone();
    expect(orders()).toHaveLength(3);
    arrive();

    expect(await screen.findByRole('button', { name: '이어서 결제하기' })).toBeVisible();
    jest.restoreAllMocks();
  });

  it('also sends an order with a total of 0 and follows its redirect [PAY-035, PAY-032]', async () => {
    answer(
      'GET /promoLinks/showBySlug/FREE',
      ok({ promo: { type_rate: 20, rate: 900_000, type_overlap: 'Y', title: '전액 할인' } }),
    );
    answer('POST /subscs', ok({ redirect: '/app/layover?vtg_id=V1&state=50' }));
    openFilled();
    fireEvent.change(screen.getByRole('textbox', { name: 'VIP 코드' }), {
      target: { value: 'FREE' },
    });
    await press('적용');
    expect(await screen.findByText('FREE')).toBeVisible();

    await buy();

    await waitFor(() => expect(leave).toHaveBeenCalledWith('/app/layover?vtg_id=V1&state=50'));
    expect(orders()).toEqual([expect.objectContaining({ price_payment: 0 })]);
  });

  it('stays on the page when the redirect address is not allowed [PAY-013]', async () => {
    leave.mockReturnValue(false);
    openFilled();

    await buy();

    await hear('오류가 발생했습니다. 고객센터로 문의해 주세요.');
    await waitFor(() => expect(payButton()).toBeEnabled());
    expect(await readPendingPayment('V1')).toBeUndefined();
  });
});
