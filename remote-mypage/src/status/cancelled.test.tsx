import { arrive } from '@shared/testing/arrive';
import { address, facts, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { insuredPending, membership } from '@shared/testing/wire/memberships';
import { OTHER_VIN } from '@shared/testing/wire/vehicles';
import { screen, within } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Subsc } from './Subsc';
import { SubscListItem } from './SubscListItem';
import { SubscVtg } from './SubscVtg';

const usedDays = (use: number) => ({
  use,
  insurance_prod_use: false,
  penalty: 99_000,
  care: 0,
  insurance_refund: 0,
});
const paths = async () =>
  within(await screen.findByRole('region', { name: '이용 안내와 견적' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const joined = async () => within(await screen.findByRole('region', { name: '가입 멤버십 정보' }));

beforeAll(() => arrive());

describe('a cancelled membership', () => {
  const open = () => renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');

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

  it.each([
    ['-50', { state: -50 }, '해지가 끝났고 환불을 처리하고 있어요. 예상 환불액은 540,041원이에요.'],
    ['-20', { state: -20 }, '해지가 끝났어요. 예상 환불액은 540,041원이에요.'],
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

  it.each([-50, -20])(
    'calls the refund expected on the detail page in state %i [STATUS-017]',
    async (state) => {
      has(membership({ state, payments: { price_refund: 540_041 } }));
      renderPage('SubscListItem', SubscListItem, '/subscStatus/subscs/S1?vtg_id=V1');

      await screen.findByRole('region', { name: '환불 정보' });
      expect(facts()).toMatchObject({ '예상 환불액': '540,041원' });
    },
  );
});

describe('links of the status page', () => {
  it('lead a member with a warranty to its coverage and to the guides of POWER TRAIN [GUARD-003]', async () => {
    has(insuredPending());
    renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');

    expect(await paths()).toEqual([
      ['정비 견적 계산하기', '/estimate/guide?vtg_id=V1'],
      ['혜택 이용 방법', '/guide/total?vtg_id=V1&tab=use&group=POWER+TRAIN'],
      ['보장과 환불 안내', '/guide/insurance?vtg_id=V1'],
      ['멤버십 가입 방법', '/guide/subscApply?vtg_id=V1&group=POWER+TRAIN'],
    ]);
  });
});

describe('status inside the vehicle page', () => {
  const open = (query: string) => renderPage('SubscVtg', SubscVtg, `/subscStatusVtg${query}`);

  beforeEach(() =>
    has(membership(), membership({ id: 'S3', vehicle_num_id: OTHER_VIN, pkg: '프리미엄 케어' })),
  );

  it.each([
    ['', true],
    ['&isHead=Y', false],
  ])('shows the customer centre with the query "%s": %s [MSG-044]', async (query, isShown) => {
    open(`?vtg_id=V1&vehicle_id=VEH1${query}`);
    await joined();

    expect(screen.queryByText(/^고객센터/) !== null).toBe(isShown);
  });

  it('offers the other vehicles in a carousel [STATUS-001] [STATUS-004]', async () => {
    open('?vtg_id=V1&vehicle_id=VEH2');
    await joined();
    expect(screen.getByRole('region', { name: '차량' })).toBeVisible();

    await press('이전');

    expect((await joined()).getByRole('heading', { name: 'STANDARD' })).toBeVisible();
    expect(address()).toHaveTextContent('/subscStatusVtg?vtg_id=V1&vehicle_id=VEH1');
    expect(address()).toHaveAttribute('data-navigation', 'REPLACE');
  });

  it('says that the vehicle is not one of the member’s [STATUS-004]', async () => {
    open('?vtg_id=V1&vehicle_id=SOMEONES');

    expect(await screen.findByText('등록된 차량을 찾을 수 없습니다.')).toBeVisible();
    expect((await joined()).getByRole('heading', { name: 'STANDARD' })).toBeVisible();
  });
});
