import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { membership } from '@shared/testing/wire/memberships';
import { VIN, vehicles } from '@shared/testing/wire/vehicles';
import { screen } from '@testing-library/react';
import { box, choosePlan, chooseVehicle, open, serve } from '../testing/page';

const joins = (own: Record<string, unknown>) =>
  answer('GET /users/U1', ok({ vehicles, subscs: [membership({ vehicle_num_id: VIN, ...own })] }));
const subscribe = () => screen.findByRole('link', { name: '가입하기' });
const own = () => screen.queryByRole('link', { name: '내 멤버십 보기' });

beforeAll(() => arrive());
beforeEach(() => serve());

describe('bar of the estimate', () => {
  it.each([
    ['pending', 15],
    ['active', 20],
  ])(
    'shows a member the subscribe button and their %s membership [EST-009, A-92]',
    async (_, state) => {
      joins({ state });
      open();

      expect(await screen.findByText('STANDARD 가입 차량')).toBeVisible();
      expect(await subscribe()).toBeVisible();
      expect(own()).toHaveAttribute('href', expect.stringMatching(/^\/subscStatus/));
    },
  );

  it.each([
    ['expired', -10],
    ['cancelled', -20],
    ['being refunded', -50],
    ['refunded', -60],
    ['never paid', 10],
  ])('invites to subscribe when the membership is %s [EST-009]', async (_, state) => {
    joins({ state });
    open();
    await choosePlan(/Standard/);

    expect(await screen.findByText('STANDARD 가입 금액 별도')).toBeVisible();
    expect(await subscribe()).toBeVisible();
    expect(own()).toBeNull();
    expect(screen.queryByText(/가입 차량/)).toBeNull();
  });

  it('follows the chosen vehicle [EST-009]', async () => {
    joins({});
    open();
    await screen.findByText('STANDARD 가입 차량');

    await chooseVehicle('34나5678 · X3 20d');
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
