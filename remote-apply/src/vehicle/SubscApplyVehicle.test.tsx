import { clearApplication, currentApplication } from '@shared/application';
import { queryClient } from '@shared/query';
import { arrive, member } from '@shared/testing/arrive';
import { answer, ok, refused, sent } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { vehicles } from '@shared/testing/wire/vehicles';
import { workDone } from '@shared/ui/testing/work-done';
import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyPowerTrain } from '../../testing/applying';
import { hear } from '../../testing/hear';
import { holdBack } from '../../testing/hold-back';
import { applyExtension } from '../../testing/plain';
import { FIVE_SERIES, NO_DATE, powerTrain, premium, stockShop, undated } from '../../testing/shop';
import {
  choose,
  goOn,
  known,
  model,
  open,
  openShop,
  radio,
  show,
} from '../../testing/vehicle-page';
import { ownVehicles, whyNoVehicles } from './own-vehicles';
import { useVehicleChoice } from './use-vehicle-choice';

beforeAll(arrive);
beforeEach(openShop);

describe('the vehicle page', () => {
  it('lists vehicles by VIN and offers to register another [APPLY-019, APPLY-020]', async () => {
    await open();

    expect(screen.getByRole('heading', { name: '차량 정보 입력 및 멤버십 선택' })).toBeVisible();
    expect(radio(FIVE_SERIES)).toBeChecked();
    expect(radio(NO_DATE)).not.toBeChecked();
    await press('차량 등록');
    expect(await screen.findByRole('dialog', { name: '차량 등록' })).toBeVisible();
    await press('닫기');
  });

  it('keeps the price of the chosen vehicle and membership in the bar [HOME-013]', async () => {
    await open();
    const bar = () => screen.getByText('12개월 · 부가세 포함').parentElement;

    await waitFor(() => expect(bar()).toHaveTextContent('118,800원'));
    await choose('멤버십', 'PREMIUM');

    await waitFor(() => expect(bar()).toHaveTextContent('264,000원'));
    await userEvent.clear(screen.getByLabelText('최초등록일'));
    await userEvent.type(screen.getByLabelText('최초등록일'), '2026-01-01');

    await workDone();
    expect(screen.queryByText('12개월 · 부가세 포함')).not.toBeInTheDocument();
  });

  it("shows the server's description of the vehicle, if there is one [ENTITY-017, API-012]", async () => {
    const described = known({ vehicle_cat_detail_desc: '2.0 디젤, 190마력' });
    answer(`GET /vehicles/showByNumId/${FIVE_SERIES}`, described);
    await open();

    expect(await model()).toHaveAccessibleDescription('2.0 디젤, 190마력');
    await userEvent.click(radio(NO_DATE));

    await waitFor(async () => expect(await model()).not.toHaveAccessibleDescription());
  });

  it('disables the model when none is available [APPLY-021]', async () => {
    stockShop({ packages: [{ ...powerTrain, vehicleCategories: [] }] });
    applyPowerTrain();

    await open();

    expect(await model()).toBeDisabled();
  });

  it('shows no membership as chosen when that of the draft is not sold any more [APPLY-021]', async () => {
    stockShop({ packages: [premium] });
    await open();

    expect(screen.getByRole('combobox', { name: '멤버십' })).toHaveDisplayValue('선택해 주세요');
  });

  it('shows no message when a vehicle that is no longer chosen cannot be looked up [API-012]', async () => {
    const failed = refused(409, '다른 고객의 차량입니다.');
    const fail = holdBack(`GET /vehicles/showByNumId/${FIVE_SERIES}`, failed);
    show();
    await userEvent.click(radio(NO_DATE));
    await model();

    await fail();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(radio(NO_DATE)).toBeChecked();
  });

  it('checks the plate and goes directly to payment without insurance [APPLY-024, APPLY-025, APPLY-032, API-011]', async () => {
    await open();

    await goOn();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?step=3'));
    const check = sent.find(({ url }) => url.includes('numRegCheck'));
    expect(check?.body).toBe(`num_reg=${encodeURIComponent('123가4567')}`);
    expect(check?.headers['Content-Type']).toBe('application/x-www-form-urlencoded');
    expect(currentApplication()?.vehicle).toMatchObject({
      vin: FIVE_SERIES,
      plate: '123가4567',
      registeredOn: '2020-03-15',
      modelType: '520d M 스포츠',
      categoryId: 'C1',
    });
  });

  it('keeps a corrected day and a chosen model when the customer comes back from the payment [APPLY-020, A-58]', async () => {
    const noModel = { vehicle_cat_id: null, vehicle_cat_title: null };
    answer(`GET /vehicles/showByNumId/${FIVE_SERIES}`, known(noModel));
    await open();
    await choose('차량 모델', 'C1');
    await userEvent.clear(screen.getByLabelText('최초등록일'));
    await userEvent.type(screen.getByLabelText('최초등록일'), '2019-05-05');
    await goOn();
    await press('전 화면으로');

    expect(await model()).toHaveValue('C1');
    expect(screen.getByLabelText('최초등록일')).toHaveValue('2019-05-05');
    await goOn();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req'));
    const answered = { registeredOn: '2019-05-05', categoryId: 'C1' };
    expect(currentApplication()?.vehicle).toMatchObject(answered);
  });

  it('waits for the memberships of the account before it goes on [VALID-019, MSG-034]', async () => {
    queryClient.removeQueries({ queryKey: ['session', 'user'] });
    const membership = { id: 'S1', state: 20, vehicle_num_id: FIVE_SERIES };
    const come = holdBack(`GET /users/${member.id}`, ok({ vehicles, subscs: [membership] }));
    await open();
    await goOn();
    await workDone();
    expect(sent.some(({ url }) => url.includes('numRegCheck'))).toBe(false);

    await come();
    await goOn();

    await hear('이미 가입된 차량입니다.');
  });

  it.each([
    ['without an application', clearApplication],
    ['during an extension', applyExtension],
  ])('starts an application from a direct link %s [A-08, A-101]', async (_, before) => {
    before();
    await open('/subscApply/vehicle?vtg_id=V1');
    await userEvent.click(radio(FIVE_SERIES));
    await choose('멤버십', 'ST');
    await waitFor(() => expect(screen.getByLabelText('최초등록일')).toHaveValue('2020-03-15'));

    await goOn();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
    expect(currentApplication()).toMatchObject({
      packageId: 'ST',
      vin: FIVE_SERIES,
      stateRequest: 'none',
      vehicle: { modelYear: '2020' },
    });
    expect(currentApplication()).not.toHaveProperty('parentId');
  });
});

describe('use-vehicle-choice', () => {
  it('is loading from the first render [APPLY-021]', async () => {
    const said: boolean[] = [];
    renderHook(() => said.push(useVehicleChoice(currentApplication(), []).isLoading));
    await waitFor(() => expect(said.at(-1)).toBe(false));

    expect(said[0]).toBe(true);
    expect(said.indexOf(false)).toBe(said.lastIndexOf(true) + 1);
  });
});

describe('own vehicles', () => {
  const known = { vin: 'WBA00000000000009', plate: '', model: 'X3', make: 'MERIDIAN' };

  it('lists registered ones, then those of the profile service, once, and marks members [HOME-002, API-013]', () => {
    const twice = { ...known, vin: undated.vin };

    const own = ownVehicles([undated], [twice, known], [known.vin]);

    expect(own.map(({ vin, model, hasMembership }) => [vin, model, hasMembership])).toEqual([
      [NO_DATE, '520d M 스포츠', false],
      ['WBA00000000000009', 'X3', true],
    ]);
  });

  it.each([
    [undefined, undefined, 'no-plus-user'],
    [undefined, '2001', 'no-vantage-user'],
    ['1001', undefined, 'no-vantage-vehicles'],
    ['1001', '2001', 'no-plus-vehicles'],
  ] as const)(
    'with vtg number %s and plus number %s are missing because of: %s [ENTITY-015, MSG-020, MSG-021]',
    (vtgNo, plusNo, why) => {
      expect(whyNoVehicles({ vehicles: [], vtgNo, plusNo })).toBe(why);
    },
  );
});
