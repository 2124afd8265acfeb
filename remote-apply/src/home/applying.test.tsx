import '../../testing/disk';
import { clearApplication } from '@shared/application';
import { queryClient } from '@shared/query';
import { arrive, member } from '@shared/testing/arrive';
import { answer, inTurn, ok, refused } from '@shared/testing/network';
import { address } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { vehicles } from '@shared/testing/wire/vehicles';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { apply, car, chooseVehicle, day, open, pickDay, price } from '../../testing/home-page';
import { applyPlain } from '../../testing/plain';
import { FIVE_SERIES, fiveSeries, NO_DATE, stockShop } from '../../testing/shop';
import { SubscApplyVehicle } from '../vehicle/SubscApplyVehicle';
import { SubscGuide } from './SubscGuide';

const EXAMPLE = '예시 금액이에요. 차종과 차령에 따라 달라요.';

beforeAll(arrive);
beforeEach(() => {
  answer('POST /users/getVehicles', ok({ vehicles: [] }));
  stockShop();
});

describe('applying from the home page', () => {
  it('continues with the earlier choice', async () => {
    applyPlain();
    await open();

    expect(car()).toHaveValue(FIVE_SERIES);
    expect(day()).toHaveValue('2020-03-15');
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

  it.each([
    ['tomorrow', '2026-11-21'],
    ['more than 30 years ago', '1996-11-19'],
  ])(
    'goes to the wrong date (%s) and does not use the earlier one [HOME-003]',
    async (_, wrong) => {
      await open();
      await userEvent.selectOptions(car(), FIVE_SERIES);
      await userEvent.clear(day());
      await userEvent.type(day(), wrong);
      await apply();
      await hear('차량등록일을 정확히 입력해 주세요.');

      expect(day()).toHaveFocus();
      expect(day()).toHaveAccessibleDescription('차량등록일을 정확히 입력해 주세요.');
      expect(address()).toHaveTextContent(/^\/$/);
      await userEvent.click(screen.getByRole('tab', { name: /^PREMIUM/ }));
      await apply();
      await hear('차량등록일을 정확히 입력해 주세요.');
      await userEvent.clear(day());
      await userEvent.type(day(), '2020-01-01');
      await apply();
      await waitFor(() => expect(address()).toHaveTextContent('date=2020-01-01'));
    },
  );
});

describe('own car', () => {
  const openWith = (registeredOn: string, address?: string) => {
    stockShop({ vehicles: [{ ...fiveSeries, registeredOn }] });
    return open(address);
  };
  const offersOfOthers = () => screen.queryAllByRole('button', { name: /가입 가능/ });
  const choose = () => chooseVehicle(FIVE_SERIES);
  const price = () => within(screen.getByRole('region', { name: /STANDARD/ }));

  describe('home with an own car', () => {
    beforeEach(() => answer('POST /users/getVehicles', ok({ vehicles: [] })));

    it('announces the price as a whole, without its slash, when it changes', async () => {
      stockShop({ vehicles: [fiveSeries] });
      await open();

      await choose();

      const slash = await price().findByText('/');
      expect(slash).toHaveAttribute('aria-hidden', 'true');
      const total = slash.closest('p');
      expect(total).toHaveAttribute('aria-live', 'polite');
      expect(total).toHaveAttribute('aria-atomic', 'true');
    });

    it('prices a car by the title of its category and lets it apply [HOME-005, HOME-012]', async () => {
      stockShop({ vehicles: [{ ...fiveSeries, categoryId: undefined }] });
      await open();

      await choose();
      expect(price().getByText('12개월 이용 금액').nextSibling).toHaveTextContent('132,000원');
      await apply();

      await waitFor(() =>
        expect(screen.getByRole('status', { name: '주소' })).toHaveTextContent('/subscApply/term'),
      );
    });

    it('waits for the cars when it is pressed before, and applies with the only one [HOME-002, HOME-012]', async () => {
      stockShop({ vehicles: [fiveSeries] });
      let come: () => void = () => undefined;
      const arrived = new Promise<void>((done) => (come = done));
      queryClient.removeQueries({ queryKey: ['apply', 'profile-vehicles'] });
      answer('POST /users/getVehicles', () => arrived.then(() => ok({ vehicles: [] })));
      await open();

      await apply();
      await workDone();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: '가입 신청하기' })).toHaveAttribute('aria-busy');
      come();

      await waitFor(() => expect(address()).toHaveTextContent('/subscApply/term'));
    });

    it('explains beside price and button which ages can join when it is too young [HOME-011, CONST-010]', async () => {
      await openWith('2025-04-15');

      expect(await screen.findByText('등록 후 5년이 지난 차량 (내 차: 1년 7개월)')).toBeVisible();
      expect(screen.getByText('내 차는 2030-04-15부터 가입할 수 있어요.')).toBeVisible();
      const bar = screen.getByRole('button', { name: '가입 신청하기' }).parentElement;
      expect(bar).toHaveTextContent(
        '등록 후 5년이 지난 차량만 가입할 수 있어요. 내 차는 2030-04-15부터예요.',
      );
      await workDone();
      expect(offersOfOthers()).toEqual([]);
    });

    it('offers the available memberships with their prices when it is too old [HOME-011, HOME-013, CONST-006]', async () => {
      await openWith('2017-11-20', '/?group=POWER TRAIN');

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

      expect(screen.getByRole('tab', { name: /^STANDARD/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      expect(screen.getByRole('combobox', { name: '차량' })).toHaveValue(FIVE_SERIES);
      expect(screen.getByText('12개월 · 부가세 포함').parentElement).toHaveTextContent('178,200원');
    });
  });

  it.each([
    ['home', 'SubscGuide', SubscGuide, '/'],
    ['the vehicle page', 'SubscApplyVehicle', SubscApplyVehicle, '/subscApply/vehicle?vtg_id=V1'],
  ] as const)(
    'takes no answer for no car on %s, and loads the cars again [MSG-021]',
    async (_, name, Page, at) => {
      stockShop();
      queryClient.removeQueries({ queryKey: ['session', 'user'] });
      answer('POST /users/getVehicles', refused(500));
      answer(`GET /users/${member.id}`, inTurn(refused(500), ok({ vehicles, subscs: [] })));
      renderPage(name, Page, at);

      expect(await screen.findByRole('alert')).toHaveTextContent('차량을 불러오지 못했어요');
      expect(screen.queryByText(/등록된 차량이 없/)).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));

      await waitFor(() => expect(screen.getAllByText(/12가3456/).length).toBeGreaterThan(0));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});
