import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { address } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import '../../testing/disk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chooseVehicle,
  day,
  open,
  openHomeShop,
  pickDay,
  price,
  profileCar,
} from '../../testing/home-page';
import { FIVE_SERIES, powerTrain, standard, stockShop } from '../../testing/shop';

beforeAll(arrive);
beforeEach(openHomeShop);

describe('the home page', () => {
  it('shows one tab per group, whatever its number of packages, and none for an empty group [HOME-001]', async () => {
    const plus = { ...standard, id: 'ST2', title: '스탠다드 플러스' };
    stockShop({ packages: [powerTrain, plus, standard] });
    await open();

    const tabs = screen.getAllByRole('tab').map((tab) => tab.firstChild?.textContent);
    expect(tabs).toEqual(['STANDARD', 'POWER TRAIN']);
    expect(screen.getAllByRole('option', { name: /스탠다드/ })).toHaveLength(2);
  });

  it('offers the own vehicles, the memberships of the tab and a date [HOME-002]', async () => {
    const foreign = { ...profileCar, solMakeName: 'Other', solViewVehicleName: 'K9' };
    answer('POST /users/getVehicles', ok({ vehicles: [profileCar, foreign] }));
    await open();

    const vehicles = await screen.findByRole('combobox', { name: '차량' });
    await waitFor(() => expect(within(vehicles).getByRole('option', { name: 'X3' })).toBeVisible());
    expect(
      within(vehicles).getByRole('option', { name: '123가4567 · 520d M 스포츠' }),
    ).toBeVisible();
    expect(within(vehicles).queryByRole('option', { name: /K9/ })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: '멤버십' })).toHaveDisplayValue('STANDARD');
    expect(screen.getByLabelText('최초등록일')).toBeVisible();
  });

  it('prices a car of 60 months ago, then another tab, vehicle or date [HOME-004, HOME-013, PRICE-013]', async () => {
    await open();
    const shown = () => within(price()).getByText('12개월 이용 금액').nextSibling;

    expect(day()).toHaveValue('2021-11-20');
    // 61 months: 100,000 won net, 110,000 won with VAT.
    expect(shown()).toHaveTextContent('110,000원');
    await pickDay('2018-11-20');
    expect(shown()).toHaveTextContent('176,000원');
    expect(within(price()).getByText('프로모션가').nextSibling).toHaveTextContent('158,400원');
    await chooseVehicle(FIVE_SERIES);
    expect(shown()).toHaveTextContent('132,000원');
    await userEvent.click(screen.getByRole('tab', { name: /^PREMIUM/ }));
    expect(shown()).toHaveTextContent('264,000원');
    await workDone();
    expect(address()).toHaveTextContent('/?group=PREMIUM');
  });

  it('shows the cost on each tab, as an example or with the difference for the own car [HOME-001, HOME-013]', async () => {
    await open();
    const costs = () =>
      screen.getAllByRole('tab').map((tab) => tab.querySelector(':scope > span')?.textContent);

    expect(costs()).toEqual(
      ['99,000', '220,000', '550,000'].map((won) => `예: ${won}원차종·차령에 따라 달라요`),
    );
    await chooseVehicle(FIVE_SERIES);
    expect(costs()).toEqual([
      '118,800원',
      '264,000원STANDARD보다 145,200원 더',
      '660,000원STANDARD보다 541,200원 더',
    ]);
    expect(screen.getByRole('tab', { name: /^PREMIUM/ })).toHaveAccessibleName(
      'PREMIUM 264,000원 STANDARD보다 145,200원 더',
    );
    await pickDay('2017-11-20');
    expect(costs()).toEqual(['178,200원', '396,000원STANDARD보다 217,800원 더', '가입 불가']);
  });

  it('presents POWER TRAIN as a warranty with its price, insurer and limits [HOME-014, CONST-004…009, CONST-011, LAW-013]', async () => {
    await open('/?group=POWER TRAIN');

    expect(within(price()).getByText('12개월 이용 금액').nextSibling).toHaveTextContent(
      '550,000원',
    );
    for (const note of [
      '보험사를 통해 제공되는 수리비 보장 추가 상품이에요. 연간 최대 10,000,000원(1,000만 원)까지 보장해요.',
      '1회 청구마다 본인 부담금 200,000원이 있어요.',
      /^보험사: .+ · 보험사 전화번호: .+/,
      '등록 후 5년이 지나고 8년이 안 된 차량만 가입할 수 있어요.',
      '주행거리 180,000km 이하 차량만 가입할 수 있어요.',
      '차량가액 250,000,000원 초과 또는 적재량 1.4t 초과 차량은 가입할 수 없어요.',
      '고성능 M, 전기차, Z 시리즈, 렌터카는 가입할 수 없어요.',
    ])
      expect(await screen.findByText(note)).toBeVisible();
  });
});
