import '../../testing/disk';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, ok, refused, sent } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { fact, open, openTill } from '../../testing/payment-page';

const enter = async (code: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'VIP 코드' }), code);
  await press('적용');
};
const promo = (over: object) =>
  ok({ promo: { type_rate: 20, rate: 20_000, title: '2만원 할인', ...over } });

beforeAll(arrive);
beforeEach(openTill);

describe('the VIP code', () => {
  it('is required [PAY-028]', async () => {
    open();

    await press('적용');

    await hear('할인코드를 입력해 주세요.');
    expect(sent.some(({ url }) => url.includes('promoLinks'))).toBe(false);
  });

  it.each([
    ['blanks around it', ' PLUS\u00a0'],
    ['what a messenger adds', '\u200bPL\u00adUS\u2060'],
    ['full-width letters', 'ＰＬＵＳ'],
  ])(
    'is found when it comes with %s, and shows its name once applied [PAY-003]',
    async (_, text) => {
      answer('GET /promoLinks/showBySlug/PLUS', promo({ type_overlap: 'Y' }));
      open();

      await userEvent.click(screen.getByRole('textbox', { name: 'VIP 코드' }));
      await userEvent.paste(text);
      await press('적용');

      expect(await screen.findByText('PLUS')).toBeVisible();
      expect(screen.getByRole('button', { name: '코드 해제' })).toBeVisible();
      expect(addressesOf('GET /promoLinks/showBySlug/PLUS')).toHaveLength(1);
    },
  );

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

  it('never reduces the total below 0 [PAY-032, PRICE-008]', async () => {
    answer('GET /promoLinks/showBySlug/ALL', promo({ rate: 900_000, type_overlap: 'Y' }));
    open();

    await enter('ALL');

    await waitFor(() => expect(fact('총 결제 금액')).toHaveTextContent(/^0원/));
  });
});
