import { clearApplication, currentApplication, startApplication } from '@shared/application';
import { type PlainDate, plainDate } from '@shared/domain/calendar';
import { arrive } from '@shared/testing/arrive';
import { answer, inTurn, ok, refused, sent } from '@shared/testing/network';
import { address } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { holdBack } from '../../testing/hold-back';
import {
  costs,
  FIVE_SERIES,
  fiveSeries,
  NO_DATE,
  standard,
  stockShop,
  undated,
} from '../../testing/shop';
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

const titled = { categoryId: undefined, model: 'M8' };
const closed = {
  ...standard,
  vehicleCategories: standard.vehicleCategories.map((one) => ({ ...one, costs: costs([], []) })),
};

/** Starts the application with another day from home than the day of the record. */
const applyWith = (registeredOn: PlainDate) =>
  startApplication({ ...currentApplication()!, registeredOn });

beforeAll(arrive);
beforeEach(openShop);

describe('checks of the vehicle page', () => {
  it('ask for the date first for an assurance package [VALID-015]', async () => {
    clearApplication();
    await open('/subscApply/vehicle?vtg_id=V1');
    await choose('멤버십', 'PT');

    await goOn();

    await hear('날짜를 입력해 주세요.');
  });

  it('ask for a registered vehicle, then for the membership [VALID-016, VALID-017, VALID-021]', async () => {
    clearApplication();
    await open('/subscApply/vehicle?vtg_id=V1');

    await goOn();
    await hear('차량 정보를 등록해 주세요.');
    await userEvent.click(radio(FIVE_SERIES));
    await model();
    await goOn();
    await hear('멤버십을 선택해 주세요.');
  });

  it('keep the day that was corrected on home [HOME-013, A-103]', async () => {
    applyWith(plainDate('2019-05-05'));
    await open();

    expect(screen.getByLabelText('최초등록일')).toHaveValue('2019-05-05');
  });

  it.each([
    [FIVE_SERIES, '2019-05-05'],
    [NO_DATE, '2018-02-02'],
  ])('look %s up again after a lost look-up and use %s [API-012]', async (vin, day) => {
    applyWith(plainDate('2019-05-05'));
    const found = known({ num_id: vin, date_reg: '2018-02-02' });
    answer(`GET /vehicles/showByNumId/${vin}`, inTurn(refused(503), found));
    show();
    if (vin !== FIVE_SERIES) await userEvent.click(radio(vin));
    await hear('정보를 조회할 수 없습니다. 잠시 후 다시 시도해 주세요.');

    await goOn();

    expect(await model()).toHaveValue('C1');
    await goOn();
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req'));
    expect(currentApplication()?.vehicle).toMatchObject({ vin, registeredOn: day });
  });

  it('forget an unfinished date when another vehicle is chosen [VALID-015]', async () => {
    await open();
    await userEvent.click(radio(NO_DATE));
    await model();
    await userEvent.type(screen.getByLabelText('최초등록일'), '20');
    await goOn();
    await hear('차량등록일을 정확히 입력해 주세요.');
    await userEvent.click(radio(FIVE_SERIES));
    await model();

    await goOn();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?step=3'));
  });

  it('leave the selection as it was asked about while the plate is checked [APPLY-024]', async () => {
    const come = holdBack('POST /vehicles/numRegCheck', refused(409, '차량번호를 확인해 주세요.'));
    await open();
    const fields = () => [radio(FIVE_SERIES), ...screen.getAllByRole('combobox', { hidden: true })];
    expect(fields().map((one) => one.closest('[inert]'))).toEqual([null, null, null]);

    await goOn();
    for (const one of fields()) expect(one.closest('[inert]')).not.toBeNull();
    await come();

    await hear('차량번호를 확인해 주세요.');
    expect(fields().map((one) => one.closest('[inert]'))).toEqual([null, null, null]);
  });

  it('ask for the model when the vehicle has none [VALID-018]', async () => {
    const noModel = { vehicle_cat_id: null, vehicle_cat_title: null };
    answer(`GET /vehicles/showByNumId/${FIVE_SERIES}`, known(noModel));
    await open();

    await goOn();

    await hear('차량을 선택해 주세요.');
  });

  it.each([
    ['no membership knows the model', { vehicles: [{ ...fiveSeries, categoryId: 'M8' }] }],
    ['the model has only a title', { vehicles: [{ ...fiveSeries, ...titled }] }],
    ['the model may join at no age', { packages: [closed], vehicles: [fiveSeries] }],
  ])('say that no vehicle can have a membership when %s [MSG-022, A-75]', async (_, shop) => {
    stockShop(shop);
    await open();

    expect(
      await screen.findByText('가입할 수 있는 차량이 없습니다. 가입 대상을 확인해 주세요.'),
    ).toBeVisible();
  });

  it.each([
    ['an open membership here', [{ id: 'S1', vin: FIVE_SERIES, state: 'active' }], false],
    ['a membership of the plus service', [], true],
  ])('refuse a vehicle with %s [VALID-019, MSG-034]', async (_, subscriptions, hasSubsc) => {
    answer(`GET /plus/users/vehicle/${FIVE_SERIES}`, ok({ errCode: '200', hasSubsc }));
    stockShop({ subscriptions });
    await open();

    await goOn();

    await hear('이미 가입된 차량입니다.');
    expect(sent.some(({ url }) => url.includes('numRegCheck'))).toBe(false);
  });

  it('refuse an age that the membership does not take and say so beside the model [VALID-020, MSG-008, MSG-024]', async () => {
    applyWith(plainDate('2023-03-15'));
    await open();

    expect(
      await screen.findByText('가입할 수 없는 연식입니다. 가입 대상을 확인해 주세요.'),
    ).toBeVisible();
    await goOn();
    await hear('선택하신 차량은 해당 멤버십에 가입할 수 없습니다.');
  });

  it('say when no membership, or not the chosen one, takes the model [MSG-026]', async () => {
    answer(`GET /vehicles/showByNumId/${FIVE_SERIES}`, known({ vehicle_cat_id: 'C2' }));
    await open();
    await choose('멤버십', 'PR');

    expect(
      await screen.findByText('해당 모델은 선택하신 멤버십에 가입할 수 없습니다.'),
    ).toBeVisible();
  });

  it("send the account's plate without blanks and go on [A-97]", async () => {
    answer(`GET /vehicles/showByNumId/${FIVE_SERIES}`, known({ num_reg: '서울12가 3456' }));
    await open();

    expect(screen.queryByRole('textbox', { name: '차량번호' })).not.toBeInTheDocument();
    await goOn();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req'));
    const check = sent.find(({ url }) => url.includes('numRegCheck'));
    expect(check?.body).toBe(`num_reg=${encodeURIComponent('서울12가3456')}`);
    expect(currentApplication()?.vehicle?.plate).toBe('서울12가3456');
  });

  it.each([409, 422])(
    'open the field of a plate that is refused with %d [VALID-025, A-97]',
    async (status) => {
      answer(`GET /vehicles/showByNumId/${FIVE_SERIES}`, known({ num_reg: '서울12가3456' }));
      answer('POST /vehicles/numRegCheck', refused(status, '차량번호를 확인해 주세요.'));
      await open();
      await goOn();
      await hear('차량번호를 확인해 주세요.');

      const plate = screen.getByRole('textbox', { name: '차량번호' });
      await waitFor(() => expect(plate).toHaveFocus());
      expect(plate).toHaveValue('서울12가3456');
      expect(plate).toHaveAccessibleDescription('차량번호를 확인해 주세요.');
      answer('POST /vehicles/numRegCheck', ok({}));
      await userEvent.clear(plate);
      await userEvent.type(plate, '12가3456');
      await goOn();

      await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req'));
      expect(currentApplication()?.vehicle?.plate).toBe('12가3456');
    },
  );

  it('ask for the plate when the record has none [MSG-027]', async () => {
    answer(`GET /vehicles/showByNumId/${FIVE_SERIES}`, known({ num_reg: null }));
    stockShop({ vehicles: [{ ...fiveSeries, plate: '' }, undated] });
    await open();

    await goOn();
    await hear('입력한 내용을 확인해 주세요.');
    await userEvent.click(screen.getByRole('textbox', { name: '차량번호' }));
    await userEvent.paste(' 12 가 - 34 56 ');
    expect(screen.getByRole('textbox', { name: '차량번호' })).toHaveValue('12가3456');
    await goOn();

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req'));
    expect(currentApplication()?.vehicle?.plate).toBe('12가3456');
  });
});
