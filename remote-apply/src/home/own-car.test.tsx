import '../../testing/disk';
import { queryClient } from '@shared/query';
import { arrive, member } from '@shared/testing/arrive';
import { answer, inTurn, ok, refused } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { vehicles } from '@shared/testing/wire/vehicles';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor, within } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { holdBack } from '../../testing/hold-back';
import {
  apply,
  car,
  chooseVehicle,
  day,
  open,
  openHomeShop,
  pickDay,
  profileCar,
} from '../../testing/home-page';
import { FIVE_SERIES, fiveSeries, stockShop } from '../../testing/shop';
import { show } from '../../testing/vehicle-page';

beforeAll(arrive);
beforeEach(openHomeShop);

describe('home with an own car', () => {
  const openWith = (registeredOn: string, address?: string) => {
    stockShop({ vehicles: [{ ...fiveSeries, registeredOn }] });
    return open(address);
  };
  /** Loads home again with a chosen car. The returned function lets the account answer. */
  const reload = async () => {
    stockShop();
    queryClient.removeQueries({ queryKey: ['session', 'user'] });
    const come = holdBack(`GET /users/${member.id}`, ok({ vehicles, subscs: [] }));
    await open('/', { state: { choice: { group: 'STANDARD', vin: FIVE_SERIES } } });
    return come;
  };
  const offersOfOthers = () => screen.queryAllByRole('button', { name: /가입 가능/ });
  const choose = () => chooseVehicle(FIVE_SERIES);
  const price = () => within(screen.getByRole('region', { name: /STANDARD/ }));

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

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/term'));
  });

  it('waits for the cars when it is pressed before, and applies with the only one [HOME-002, HOME-012]', async () => {
    stockShop({ vehicles: [fiveSeries] });
    queryClient.removeQueries({ queryKey: ['apply', 'profile-vehicles'] });
    const come = holdBack('POST /users/getVehicles', ok({ vehicles: [] }));
    await open();

    await apply();
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '가입 신청하기' })).toHaveAttribute('aria-busy');
    await come();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/term'));
  });

  it('waits for the account when it is pressed with a car that the profile service knows [HOME-012]', async () => {
    answer(
      'POST /users/getVehicles',
      ok({ vehicles: [{ ...profileCar, solChassisNo: FIVE_SERIES }] }),
    );
    const come = await reload();
    await workDone();

    await apply();
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await come();

    await waitFor(() => expect(address()).toHaveTextContent('date=2020-03-15'));
  });

  it('shows the day of the account when it arrives after the chosen car [HOME-003, HOME-013]', async () => {
    const come = await reload();
    expect(day()).toHaveValue('2021-11-20');

    await come();

    expect(day()).toHaveValue('2020-03-15');
  });

  it('keeps the price an example for a car whose model only the profile service knows [HOME-013, LAW-009]', async () => {
    answer('POST /users/getVehicles', ok({ vehicles: [profileCar] }));
    stockShop({ vehicles: [] });
    await open();
    await waitFor(() => expect(car()).toHaveValue(profileCar.solChassisNo));

    await pickDay('2020-05-05');

    expect(price().getByText('예시 금액이에요. 차종과 차령에 따라 달라요.')).toBeVisible();
    expect(screen.queryByText('12개월 · 부가세 포함')).not.toBeInTheDocument();
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
    await press(/STANDARD 가입 가능/);

    expect(screen.getByRole('tab', { name: /^STANDARD/ })).toHaveAttribute('aria-selected', 'true');
    expect(car()).toHaveValue(FIVE_SERIES);
    expect(screen.getByText('12개월 · 부가세 포함').parentElement).toHaveTextContent('178,200원');
  });

  it.each([
    ['home', refused(500)],
    ['home', ok({ vehicles: [profileCar] })],
    ['the vehicle page', refused(500)],
    ['the vehicle page', ok({ vehicles: [profileCar] })],
  ] as const)(
    'takes no answer for no car on %s, and loads the cars again [MSG-021, VALID-019]',
    async (page, others) => {
      stockShop();
      queryClient.removeQueries({ queryKey: ['session', 'user'] });
      answer('POST /users/getVehicles', others);
      answer(`GET /users/${member.id}`, inTurn(refused(500), ok({ vehicles, subscs: [] })));
      if (page === 'home') await open();
      else show('/subscApply/vehicle?vtg_id=V1');

      expect(await screen.findByRole('alert')).toHaveTextContent('차량을 불러오지 못했어요');
      expect(screen.queryByText(/등록된 차량이 없/)).not.toBeInTheDocument();
      if (page === 'home') {
        await apply();
        await hear('차량을 불러오지 못했어요. 다시 시도를 눌러 주세요.');
      } else expect(screen.getByRole('button', { name: '계속하기' })).toBeDisabled();
      await press('다시 시도');

      await waitFor(() => expect(screen.getAllByText(/12가3456/).length).toBeGreaterThan(0));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});
