import { won } from '@shared/domain/money';
import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { membership } from '@shared/testing/wire/memberships';
import { VIN, vehicles } from '@shared/testing/wire/vehicles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { box, choosePlan, open, reasons, serve, tick } from '../testing/page';
import { ItemRow } from './ItemRow';

const slow = new Promise<undefined>(() => undefined);

/** A list that never finishes rendering after a click. */
function SlowList() {
  const [rest, setRest] = useState<Promise<undefined>>();
  if (rest !== undefined) use(rest);
  return (
    <ItemRow
      item={{ no: 1, name: '엔진오일', price: won(180_000) }}
      isChosen={false}
      percent={undefined}
      recommendedKm={undefined}
      isRecommendedNow={false}
      onToggle={() => setRest(slow)}
    />
  );
}
const joins = (own: Record<string, unknown>) =>
  answer('GET /users/U1', ok({ vehicles, subscs: [membership({ vehicle_num_id: VIN, ...own })] }));
const subscribe = () => screen.findByRole('link', { name: '가입하기' });
const own = () => screen.queryByRole('link', { name: '내 멤버십 보기' });

beforeAll(() => arrive());
beforeEach(() => serve());

describe('Discounts', () => {
  it('names a rate, a free item, the addition of the plan, and the rounding up [DISC-003] [DISC-005] [DISC-008] [DISC-011] [ENTITY-041]', async () => {
    open();
    await tick('에어컨 필터', '점화 플러그');
    await choosePlan(/Premium/);

    await waitFor(() =>
      expect(reasons()).toEqual([
        '에어컨 필터 −13,750원 플랜 할인 25%',
        '점화 플러그 −8,333원 플랜 할인 25%',
        '기본 서비스 −22,000원 ServiceCare+ Premium 기본 할인 25%',
        '10원 단위 올림 −7원',
      ]),
    );
    await tick('엔진오일');
    expect(reasons()).toContain('엔진오일 −180,000원 플랜 무료 항목');
    expect(reasons()).toContain('기본 서비스 −88,000원 할인받은 정비 덕분에 전액 할인');
    expect((await box('엔진오일')).closest('label')).toHaveTextContent('무료');
    expect((await box('에어컨 필터')).closest('label')).toHaveTextContent('25% 할인');
  });
});

describe('ItemRow', () => {
  it('shows its tick before the list around it has rendered [EST-006]', async () => {
    render(
      <Suspense>
        <SlowList />
      </Suspense>,
    );

    await userEvent.click(screen.getByRole('checkbox'));

    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});

describe('bar of the estimate', () => {
  it('shows a member the subscribe button and their pending membership [EST-009, A-92]', async () => {
    joins({ state: 15 });
    open();

    expect(await screen.findByText('STANDARD 가입 차량')).toBeVisible();
    expect(await subscribe()).toBeVisible();
    expect(own()).toHaveAttribute('href', expect.stringMatching(/^\/subscStatus/));
  });

  it('invites to subscribe when the membership was never paid [EST-009]', async () => {
    joins({ state: 10 });
    open();
    await choosePlan(/Standard/);

    expect(await screen.findByText('STANDARD 가입 금액 별도')).toBeVisible();
    expect(await subscribe()).toBeVisible();
    expect(own()).toBeNull();
    expect(screen.queryByText(/가입 차량/)).toBeNull();
  });

  it.each([
    ['Standard', 'runs', {}],
    ['선택 안 함', 'is cancelled for certain', { state_req: -40 }],
    ['선택 안 함', 'begins tomorrow', { date_start: '2026-11-21' }],
  ])('chooses %s as the plan when a membership %s [EST-008]', async (plan, _, changes) => {
    joins(changes);
    open();
    await screen.findByText(/^STANDARD 가입 차량/);

    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(
      expect.stringContaining(plan),
    );
  });

  it('follows the chosen vehicle [EST-009]', async () => {
    joins({});
    open();
    await screen.findByText('STANDARD 가입 차량');

    const select = screen.getByRole('combobox', { name: '차량' });
    await userEvent.selectOptions(select, '34나5678 · X3 20d');
    await box('엔진오일');

    expect(own()).toBeNull();
  });

  it('names the plan of the amount when a member views another plan [EST-009]', async () => {
    joins({});
    open();
    await choosePlan(/Standard/);
    expect(await screen.findByText('STANDARD 가입 차량')).toBeVisible();

    await choosePlan(/Premium/);

    expect(await screen.findByText('STANDARD 가입 차량 · PREMIUM 적용 금액')).toBeVisible();
  });

  it('uses the title of a membership whose group is not known [EST-009, A-64]', async () => {
    joins({ pkg: '스탠다드 멤버십' });
    open();

    expect(await screen.findByText('스탠다드 멤버십 가입 차량')).toBeVisible();
  });
});
