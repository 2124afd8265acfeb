import { currentApplication, readPendingPayment } from '@shared/application';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { answer, ok, silence } from '../../testing/network';
import { open, openTill, orderKeys, orders, payAll, press } from '../../testing/payment-page';
import { signIn } from '../../testing/visit';
import { leaveForCard } from '@shared/settle/payment/leave-for-card';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));
jest.mock('@shared/settle/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const leave = jest.mocked(leaveForCard);
const payButton = () => screen.getByRole('button', { name: '결제하기' });

beforeAll(signIn);
beforeEach(async () => {
  leave.mockReset().mockReturnValue(true);
  await openTill();
});

describe('paying', () => {
  it('sends the whole application, every text in the edition that was read when it was agreed to, and leaves for the card page [PAY-010, PAY-013, PAY-033, PAY-036, API-023, TERMS-016]', async () => {
    open();

    await payAll();

    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://card.example/S9'));
    expect(orders()).toEqual([
      {
        vtg_id: 'V1',
        pkg_id: 'ST',
        vehicle_cat_id: 'C1',
        vehicle_num_id: 'WBA00000000000001',
        vehicle_num_reg: '123가4567',
        state_req: 10,
        date_start: null,
        parent_subsc_id: null,
        dealer_cdk_id: 'D1',
        dealer_advisor_cdk_id: null,
        price_payment: 118_800,
        att_reg_url: null,
        att_insp_url: null,
        att_panel_url: null,
        payments: {
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
          terms_version: {
            service_agreement: '2025-01',
            personal_info_agree: '2026-01',
            pay_personal: '2026-01',
            pay_electronic_fin: '2026-01',
            pay_personal_info: '2026-01',
            pay_third_party_provide: '2026-01',
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

  it('has the order on disk before it is sent, and its answer before the browser leaves', async () => {
    const found: unknown[] = [];
    answer('POST /subscs', async () => {
      found.push((await readPendingPayment())?.state);
      return ok({ data: { id: 'S9', redirect: 'https://card.example/S9' } });
    });
    leave.mockImplementation(() => {
      void readPendingPayment().then((record) => found.push(record?.subscriptionId));
      return true;
    });
    open();

    await payAll();

    await waitFor(() => expect(found).toEqual(['sent', 'S9']));
  });

  it('asks again under the same key when the answer is lost', async () => {
    const answers = [
      silence,
      () => ok({ data: { id: 'S9', redirect: 'https://card.example/S9' } }),
    ];
    answer('POST /subscs', () => (answers.shift() ?? silence)());
    open();

    await payAll();

    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    const keys = orderKeys();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(currentApplication()?.intentKey);
    expect(keys[1]).toBe(keys[0]);
    expect(orders()[1]).toEqual(orders()[0]);
  });

  it('never says that it failed while nobody knows: it says to look first, and looks under the same key', async () => {
    answer('POST /subscs', silence);
    open();
    await payAll();

    expect(
      await screen.findByRole('heading', { name: '결제 결과를 확인하고 있어요' }),
    ).toBeVisible();
    expect(payButton()).toBeDisabled();
    answer('POST /subscs', ok({ data: { id: 'S9', redirect: 'https://card.example/S9' } }));
    answer('GET /subscs/S9', ok({ data: waiting }));
    await press('결과 다시 확인하기');

    expect(await screen.findByRole('heading', { name: '진행 중인 결제가 있어요' })).toBeVisible();
    expect(new Set(orderKeys()).size).toBe(1);
  });

  it('sends an order of nothing to pay too, and follows where it leads [PAY-035, PAY-032]', async () => {
    answer(
      'GET /promoLinks/showBySlug/FREE',
      ok({
        data: { promo: { type_rate: 20, rate: 900_000, type_overlap: 'Y', title: '전액 할인' } },
      }),
    );
    answer('POST /subscs', ok({ data: { id: 'S9', redirect: '/app/layover?vtg_id=V1&state=50' } }));
    open();
    fireEvent.change(screen.getByRole('textbox', { name: 'VIP 코드' }), {
      target: { value: 'FREE' },
    });
    await press('적용');
    expect(await screen.findByText('FREE')).toBeVisible();

    await payAll();

    await waitFor(() => expect(leave).toHaveBeenCalledWith('/app/layover?vtg_id=V1&state=50'));
    expect(orders()).toEqual([expect.objectContaining({ price_payment: 0 })]);
  });

  it('stays when it is sent to an address that is not ours to leave for', async () => {
    leave.mockReturnValue(false);
    open();

    await payAll();

    await hear('오류가 발생했습니다. 고객센터로 문의해 주세요.');
    await waitFor(() => expect(payButton()).toBeEnabled());
  });
});

const waiting = {
  id: 'S9',
  state: 10,
  state_req: 10,
  confirm: 10,
  vehicle_num_id: 'WBA00000000000001',
  created_at: '2026-11-20',
  payments: { state: -40 },
};
