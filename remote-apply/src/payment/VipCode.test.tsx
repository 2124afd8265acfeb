import '../../testing/disk';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, ok, refused, sent } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { holdBack } from '../../testing/hold-back';
import {
  buy,
  fact,
  open,
  openFilled,
  openTill,
  orders,
  payButton,
} from '../../testing/payment-page';

jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const enter = async (code: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'VIP 코드' }), code);
  await press('적용');
};
const plus = ok({
  promo: { type_rate: 20, rate: 20_000, title: '2만원 할인', type_overlap: 'Y' },
});

beforeAll(arrive);
beforeEach(openTill);

describe('the VIP code', () => {
  it('is found with blanks around it, and shows its name once applied [PAY-003]', async () => {
    answer('GET /promoLinks/showBySlug/PLUS', plus);
    open();

    await userEvent.click(screen.getByRole('textbox', { name: 'VIP 코드' }));
    await userEvent.paste(' PLUS\u00a0');
    await press('적용');

    expect(await screen.findByText('PLUS')).toBeVisible();
    expect(screen.getByRole('button', { name: '코드 해제' })).toBeVisible();
    expect(addressesOf('GET /promoLinks/showBySlug/PLUS')).toHaveLength(1);
  });

  it('is announced when it is applied [PAY-003]', async () => {
    answer('GET /promoLinks/showBySlug/PLUS', plus);
    open();
    const regions = screen.getAllByRole('status');

    await enter('PLUS');

    const spoken = (await screen.findByText('PLUS')).closest<HTMLElement>('[role="status"]')!;
    expect(regions).toContain(spoken);
    expect(spoken).toHaveTextContent('PLUS 2만원 할인');
    await press('코드 해제');
    expect(spoken).toBeEmptyDOMElement();
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
    ['the server does not know it', refused(404, ''), '사용할 수 없는 쿠폰코드 입니다.'],
    ['it has no promotion', ok({ promo: null }), '사용할 수 없는 쿠폰코드 입니다.'],
    ['it is used', refused(409, '이미 사용한 쿠폰입니다.'), '이미 사용한 쿠폰입니다.'],
  ])('cannot be used when %s [PAY-029, PAY-030, ERR-010]', async (_, answered, sentence) => {
    answer('GET /promoLinks/showBySlug/NOPE', answered);
    open();

    await enter('NOPE');

    await hear(sentence);
    expect(addressesOf('GET /promoLinks/showBySlug/NOPE')).toEqual([
      expect.stringContaining('?pkg_id=ST'),
    ]);
    const field = screen.getByRole('textbox', { name: 'VIP 코드' });
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('NOPE');
    expect(field).toHaveAccessibleDescription(sentence);
    await userEvent.type(field, '1');
    expect(field).toBeValid();
  });

  it('keeps choices that were made while it was looked up [PAY-003, PAY-004]', async () => {
    const come = holdBack('GET /promoLinks/showBySlug/PLUS', plus);
    open();
    await enter('PLUS');
    await userEvent.click(screen.getByRole('radio', { name: '법인카드' }));

    await come();

    expect(await screen.findByText('PLUS')).toBeVisible();
    expect(screen.getByRole('radio', { name: '법인카드' })).toBeChecked();
  });

  it('is priced before the pay button can be pressed [PAY-003, PAY-020]', async () => {
    const come = holdBack('GET /promoLinks/showBySlug/PLUS', plus);
    openFilled();
    await enter('PLUS');
    expect(payButton()).toHaveAttribute('aria-busy', 'true');

    await come();
    expect(fact('총 결제 금액')).toHaveTextContent('98,800원');
    await buy();

    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]).toMatchObject({
      price_payment: 98_800,
      payments: { promo_code: { slug: 'PLUS' } },
    });
  });

  it('cannot be changed while the payment runs [PAY-003]', async () => {
    answer('POST /subscs', () => new Promise(() => undefined));
    openFilled();
    const field = screen.getByRole('textbox', { name: 'VIP 코드' });
    expect(field.closest('[inert]')).toBeNull();

    await buy();

    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(field.closest('[inert]')).not.toBeNull();
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
