import '../../testing/disk';
import { currentApplication, saveAnswer } from '@shared/application';
import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, ok, refused, sent } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { vehicles } from '@shared/testing/wire/vehicles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { fact, open, openTill } from '../../testing/payment-page';
import { FIVE_SERIES, premium, standard, stockShop } from '../../testing/shop';

const enter = async (code: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'VIP 코드' }), code);
  await press('적용');
};
const promo = (over: object) =>
  ok({ promo: { type_rate: 20, rate: 20_000, title: '2만원 할인', ...over } });
const usual = standard.vehicleCategories[0]!;
const dearer = { ...usual, id: 'C9', costs: premium.vehicleCategories[0]!.costs };

beforeAll(arrive);
beforeEach(openTill);

describe('the VIP code', () => {
  it('is required [PAY-028]', async () => {
    open();

    await press('적용');

    await hear('할인코드를 입력해 주세요.');
    expect(sent.some(({ url }) => url.includes('promoLinks'))).toBe(false);
  });

  it('is found with blanks around it, and shows its name once applied [PAY-003]', async () => {
    answer('GET /promoLinks/showBySlug/PLUS', promo({ type_overlap: 'Y' }));
    open();

    await userEvent.click(screen.getByRole('textbox', { name: 'VIP 코드' }));
    await userEvent.paste(' PLUS\u00a0');
    await press('적용');

    expect(await screen.findByText('PLUS')).toBeVisible();
    expect(screen.getByRole('button', { name: '코드 해제' })).toBeVisible();
    expect(addressesOf('GET /promoLinks/showBySlug/PLUS')).toHaveLength(1);
  });

  it('keeps a pasted text that is too long and does not look it up [PAY-029]', async () => {
    open();
    const field = screen.getByRole('textbox', { name: 'VIP 코드' });
    await userEvent.click(field);
    await userEvent.paste('V'.repeat(41));

    await press('적용');

    await hear('사용할 수 없는 쿠폰코드 입니다.');
    expect(field).toHaveValue('V'.repeat(41));
    expect(sent.some(({ url }) => url.includes('promoLinks'))).toBe(false);
  });

  it.each([
    ['the server does not know it', refused(404, '')],
    ['the server answers without a promotion', ok({ promo: null })],
  ])('cannot be used when %s [PAY-029]', async (_, answered) => {
    answer('GET /promoLinks/showBySlug/NOPE', answered);
    open();

    await enter('NOPE');

    await hear('사용할 수 없는 쿠폰코드 입니다.');
    const field = screen.getByRole('textbox', { name: 'VIP 코드' });
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('NOPE');
    expect(field).toHaveAccessibleDescription('사용할 수 없는 쿠폰코드 입니다.');
    await userEvent.type(field, '1');
    expect(field).toBeValid();
  });

  it("shows the server's message when it conflicts [PAY-030, ERR-010, API-017]", async () => {
    answer('GET /promoLinks/showBySlug/USED', refused(409, '이미 사용한 쿠폰입니다.'));
    open();

    await enter('USED');

    await hear('이미 사용한 쿠폰입니다.');
    const field = screen.getByRole('textbox', { name: 'VIP 코드' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('이미 사용한 쿠폰입니다.');
    expect(sent.find(({ url }) => url.includes('promoLinks'))?.url).toContain('?pkg_id=ST');
  });

  it('is subtracted together with the promotion when it stacks [PRICE-007]', async () => {
    answer('GET /promoLinks/showBySlug/PLUS', promo({ type_overlap: 'Y' }));
    open();

    await enter('PLUS');

    await waitFor(() => expect(fact('총 결제 금액')).toHaveTextContent('98,800원'));
    expect(fact('프로모션가')).toHaveTextContent('118,800원');
    expect(fact('VIP 코드 할인')).toHaveTextContent('−20,000원');
  });

  it('replaces the promotion when it does not stack, and restores it when removed [PAY-031]', async () => {
    answer('GET /promoLinks/showBySlug/ONLY', promo({ rate: 5_000, type_overlap: 'N' }));
    open();

    await enter('ONLY');
    await waitFor(() => expect(fact('총 결제 금액')).toHaveTextContent('127,000원'));
    expect(fact('프로모션가')).toHaveTextContent('132,000원VIP 코드가 프로모션을 대신해요');
    await press('코드 해제');

    await waitFor(() => expect(fact('총 결제 금액')).toHaveTextContent('118,800원'));
  });

  it('keeps choices that were made while it was looked up [PAY-003, PAY-004]', async () => {
    let come: () => void = () => undefined;
    answer('GET /promoLinks/showBySlug/PLUS', async () => {
      await new Promise<void>((resolve) => {
        come = resolve;
      });
      return promo({ type_overlap: 'Y' });
    });
    open();
    await enter('PLUS');
    await userEvent.click(screen.getByRole('radio', { name: '법인카드' }));

    come();

    expect(await screen.findByText('PLUS')).toBeVisible();
    expect(screen.getByRole('radio', { name: '법인카드' })).toBeChecked();
  });

  it('is looked up once when Enter is pressed four times before the answer', async () => {
    answer('GET /promoLinks/showBySlug/PLUS', () => new Promise(() => undefined));
    open();

    await userEvent.type(
      screen.getByRole('textbox', { name: 'VIP 코드' }),
      'PLUS{Enter}{Enter}{Enter}{Enter}',
    );

    expect(addressesOf('GET /promoLinks/showBySlug/PLUS')).toHaveLength(1);
  });
});

describe('the payment page of an order that names no model', () => {
  it('shows a price after the vehicles of the customer are loaded, not the usual one [PRICE-011]', async () => {
    stockShop({ packages: [{ ...standard, vehicleCategories: [usual, dearer] }] });
    queryClient.removeQueries({ queryKey: ['session', 'user'] });
    saveAnswer('vehicle', { ...currentApplication()!.vehicle!, categoryId: undefined });
    let come: () => void = () => undefined;
    const loading = new Promise<void>((resolve) => {
      come = resolve;
    });
    answer('GET /users/U1', async () => {
      await loading;
      const own = { ...vehicles[0], num_id: FIVE_SERIES, vehicle_cat_id: 'C9' };
      return ok({ vehicles: [own], subscs: [] });
    });

    open();
    expect(screen.queryByText('총 결제 금액')).toBeNull();
    come();

    expect(await screen.findByText('총 결제 금액')).toBeVisible();
    expect(fact('정가')).toHaveTextContent('264,000원');
  });
});
