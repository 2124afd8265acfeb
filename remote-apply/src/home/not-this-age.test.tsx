import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import '../../testing/disk';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIVE_SERIES, fiveSeries, stockShop } from '../../testing/shop';
import { SubscGuide } from './SubscGuide';

const open = (address: string, registeredOn: string) => {
  stockShop({ vehicles: [{ ...fiveSeries, registeredOn }] });
  return act(async () => {
    renderPage('SubscGuide', SubscGuide, address);
  });
};
const offersOfOthers = () => screen.queryAllByRole('button', { name: /가입 가능/ });

beforeAll(arrive);
beforeEach(() => answer('POST /users/getVehicles', ok({ vehicles: [] })));

describe('home with a car that is too young or too old', () => {
  it('explains beside price and button which ages can join and from when [HOME-011, CONST-010]', async () => {
    await open('/', '2025-04-15');

    expect(await screen.findByText('등록 후 5년이 지난 차량 (내 차: 1년 7개월)')).toBeVisible();
    expect(screen.getByText('내 차는 2030-04-15부터 가입할 수 있어요.')).toBeVisible();
    const bar = screen.getByRole('button', { name: '가입 신청하기' }).parentElement;
    expect(bar).toHaveTextContent(
      '등록 후 5년이 지난 차량만 가입할 수 있어요. 내 차는 2030-04-15부터예요.',
    );
    await workDone();
    expect(offersOfOthers()).toEqual([]);
  });

  it('offers the available memberships with their prices [HOME-011, HOME-013, CONST-006]', async () => {
    await open('/?group=POWER TRAIN', '2017-11-20');

    expect(
      await screen.findByText('등록 후 5년이 지나고 8년이 안 된 차량 (내 차: 9년)'),
    ).toBeVisible();
    await workDone();
    expect(screen.queryByText(/부터 가입할 수 있어요/)).not.toBeInTheDocument();
    expect(offersOfOthers().map(({ textContent }) => textContent)).toEqual([
      'STANDARD 가입 가능 · 178,200원',
      'PREMIUM 가입 가능 · 396,000원',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /STANDARD 가입 가능/ }));

    expect(screen.getByRole('tab', { name: /^STANDARD/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox', { name: '차량' })).toHaveValue(FIVE_SERIES);
    expect(screen.getByText('12개월 · 부가세 포함').parentElement).toHaveTextContent('178,200원');
  });
});
