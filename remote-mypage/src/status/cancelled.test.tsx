import { arrive } from '@shared/testing/arrive';
import { facts } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { screen } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Subsc } from './Subsc';
import { SubscListItem } from './SubscListItem';

beforeAll(() => arrive());

const open = () => renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');

const usedDays = (use: number) => ({
  use,
  insurance_prod_use: false,
  penalty: 99_000,
  care: 0,
  insurance_refund: 0,
});

describe('card of a cancelled membership', () => {
  const cancelled = (own: Record<string, unknown>) =>
    membership({
      state_req: -50,
      date_state: '2026-11-10',
      payments: {
        price_refund: 540_041,
        refund_data: usedDays(183),
      },
      ...own,
    });

  it('says in state -50 that the refund is being processed [STATUS-009]', async () => {
    has(cancelled({ state: -50 }));
    open();

    expect(
      await screen.findByText(
        '해지가 끝났고 환불을 처리하고 있어요. 환불 예정 금액은 540,041원이에요. 환불까지 14일 이상 걸릴 수 있어요.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('환불 완료')).not.toBeInTheDocument();
  });

  it.each([
    [
      '-50',
      { state: -50 },
      '해지가 끝났고 환불을 처리하고 있어요. 환불 예정 금액은 540,041원이에요.',
    ],
    ['-20', { state: -20 }, '해지가 끝났어요. 환불 예정 금액은 540,041원이에요.'],
  ])(
    'says in state %s when the refund of a withdrawal is requested [LAW-007]',
    async (_, own, first) => {
      has(cancelled({ ...own, payments: { price_refund: 540_041, refund_data: usedDays(14) } }));
      open();

      expect(
        await screen.findByText(
          `${first} 환불은 청약철회를 접수한 날부터 3영업일 이내에 카드사에 요청해요.`,
        ),
      ).toBeVisible();
    },
  );

  it('says in state -60 the refunded amount and the day [STATUS-009]', async () => {
    has(cancelled({ state: -60 }));
    open();

    expect(await screen.findByText('2026-11-10에 540,041원을 환불해 드렸어요.')).toBeVisible();
    expect(screen.getByText('환불 완료')).toBeVisible();
  });

  it.each([
    ['with its days of use', {}, '2026-03-03 ~ 2026-09-01 (183일 이용)'],
    ['without a known end', { payments: null }, '2026-03-03부터 이용 후 해지'],
  ])(
    'shows the period of a cancelled membership %s, not its full period [STATUS-009]',
    async (_, own, period) => {
      has(cancelled({ state: -60, ...own }));
      open();

      await screen.findByText('환불 완료');
      expect(facts()).toMatchObject({ '이용 기간': period });
    },
  );

  it('shows no days left when the cancellation is confirmed [STATUS-011]', async () => {
    has(membership({ state_req: -40 }));
    open();

    await screen.findByText('해지 완료');
    expect(screen.queryByText(/남았어요/)).not.toBeInTheDocument();
    expect(facts()).not.toHaveProperty('사용 가능한 혜택');
  });
});

it.each([-50, -20])(
  'calls the refund expected on the detail page in state %i [STATUS-017]',
  async (state) => {
    has(membership({ state, payments: { price_refund: 540_041 } }));
    renderPage('SubscListItem', SubscListItem, '/subscStatus/subscs/S1?vtg_id=V1');

    await screen.findByRole('region', { name: '환불 정보' });
    expect(facts()).toMatchObject({ '환불 예정 금액': '540,041원' });
  },
);
