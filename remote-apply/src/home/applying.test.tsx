import '../../testing/disk';
import { clearApplication, saveAnswer } from '@shared/application';
import { plainDate } from '@shared/domain/calendar';
import { arrive } from '@shared/testing/arrive';
import { address } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import {
  apply,
  car,
  chooseVehicle,
  day,
  open,
  openHomeShop,
  pickDay,
  price,
} from '../../testing/home-page';
import { applyPlain, vehicle } from '../../testing/plain';
import { FIVE_SERIES, fiveSeries, NO_DATE, stockShop } from '../../testing/shop';

const EXAMPLE = '예시 금액이에요. 차종과 차령에 따라 달라요.';

beforeAll(arrive);
beforeEach(openHomeShop);

describe('applying from the home page', () => {
  it('continues with the earlier choice and the day that was corrected since [HOME-013]', async () => {
    applyPlain();
    saveAnswer('vehicle', { ...vehicle, registeredOn: plainDate('2019-05-05') });
    await open();

    expect(car()).toHaveValue(FIVE_SERIES);
    expect(day()).toHaveValue('2019-05-05');
    clearApplication();
  });

  it('shows an example price as an example and not beside the button [HOME-004, HOME-005]', async () => {
    await open();
    const besideButton = () => screen.queryByText('12개월 · 부가세 포함');

    expect(within(price()).getByText(EXAMPLE)).toBeVisible();
    await workDone();
    expect(besideButton()).not.toBeInTheDocument();
    await chooseVehicle(NO_DATE);
    expect(within(price()).getByText(EXAMPLE)).toBeVisible();
    await chooseVehicle(FIVE_SERIES);
    await workDone();
    expect(within(price()).queryByText(EXAMPLE)).not.toBeInTheDocument();
    expect(besideButton()).toBeVisible();
  });

  it('keeps car, membership and date after Back and puts no car in the address [HOME-002]', async () => {
    await open();
    await userEvent.click(screen.getByRole('tab', { name: /^PREMIUM/ }));
    await chooseVehicle(FIVE_SERIES);
    await pickDay('2019-05-05');
    expect(address()).toHaveTextContent(/^\/\?group=PREMIUM$/);

    await apply();
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/term'));
    await userEvent.click(screen.getByRole('button', { name: '전 화면으로' }));

    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('PREMIUM');
    expect(car()).toHaveValue(FIVE_SERIES);
    expect(day()).toHaveValue('2019-05-05');
    expect(address()).toHaveTextContent(/^\/\?group=PREMIUM$/);
  });

  it('names the allowed ages when the vehicle has another age [HOME-011, CONST-006]', async () => {
    await open('/?group=POWER TRAIN');
    await chooseVehicle(NO_DATE);
    await pickDay('2017-11-20');

    await apply();

    await hear('가입할 수 없는 차령입니다. 가입 가능 차령: 등록 후 5년이 지나고 8년이 안 된 차량');
    expect(address()).toHaveTextContent(/^\/\?group=POWER\+TRAIN$/);
  });

  it('says that no membership takes a vehicle without a category [CONST-011, MSG-026]', async () => {
    stockShop({ vehicles: [{ ...fiveSeries, categoryId: undefined, model: '' }] });
    await open();
    await chooseVehicle(FIVE_SERIES);

    expect(within(price()).getByText(/가입할 수 있는 멤버십이 없습니다/)).toBeVisible();
    await apply();

    await hear('해당 모델이 가입할 수 있는 멤버십이 없습니다.');
  });
});

describe('focus after a message on home', () => {
  it('goes to the vehicle until one is chosen [HOME-009]', async () => {
    await open();
    await apply();
    await hear('차량을 선택해 주세요.');

    expect(car()).toBeInvalid();
    expect(car()).toHaveFocus();
    expect(car()).toHaveAccessibleDescription('차량을 선택해 주세요.');
    await userEvent.selectOptions(car(), FIVE_SERIES);
    expect(car()).toBeValid();
  });

  it('goes to the missing date [HOME-010]', async () => {
    await open();
    await userEvent.selectOptions(car(), NO_DATE);
    await apply();
    await hear('최초등록일을 선택해 주세요.');

    expect(day()).toHaveFocus();
    expect(screen.getByLabelText('달력에서 선택하기')).toHaveAttribute('max', '2026-11-20');
    expect(day()).toHaveAccessibleDescription(/^최초등록일을 선택해 주세요\./);
  });

  it('goes to the wrong date (tomorrow) and does not use the earlier one [HOME-003]', async () => {
    await open();
    await userEvent.selectOptions(car(), FIVE_SERIES);
    await pickDay('2026-11-21');
    await apply();
    await hear('차량등록일을 정확히 입력해 주세요.');

    expect(day()).toHaveFocus();
    expect(day()).toHaveAccessibleDescription('차량등록일을 정확히 입력해 주세요.');
    expect(address()).toHaveTextContent(/^\/$/);
    await userEvent.click(screen.getByRole('tab', { name: /^PREMIUM/ }));
    await apply();
    await hear('차량등록일을 정확히 입력해 주세요.');
    await pickDay('2020-01-01');
    await apply();
    await waitFor(() => expect(address()).toHaveTextContent('date=2020-01-01'));
  });
});
