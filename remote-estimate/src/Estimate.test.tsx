import { arrive, member } from '@shared/testing/arrive';
import { bodiesTo } from '@shared/testing/network';
import { otherVehicle, vehicle } from '@shared/testing/wire/estimate';
import { OTHER_VIN, VIN } from '@shared/testing/wire/vehicles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, serve } from '../testing/page';

const entry = '?vtg_id=V1&campaignNo=C7&preUrl=%2Fback&phone=01012345678&connInfo=CI';

beforeAll(() => {
  window.history.replaceState(null, '', `/app/estimate/guide${entry}`);
  return arrive();
});

beforeEach(() => serve());
const vehicles = () => screen.findByRole('combobox', { name: '차량' });
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('Estimate', () => {
  it('requests the vtg_no of the address, else of the user [API-038]', async () => {
    const { unmount } = open('?vtg_no=N9');
    await vehicles();
    expect(bodiesTo('POST /users/estimate')).toEqual([{ vtg_no: 'N9' }]);
    unmount();

    open('?vtg_no=');
    await vehicles();
    expect(bodiesTo('POST /users/estimate')).toEqual([{ vtg_no: member.vtgNo }]);
  });

  it('lists only vehicles of the brand [ENTITY-039]', async () => {
    serve({ vehicleList: [otherVehicle, vehicle({ solMakeName: 'Other Motors' })] });
    open();

    expect(optionsOf(await vehicles())).toEqual(['34나5678 · X3 20d']);
  });
});

describe('optional selectors', () => {
  const names = ['BSI', '등록연도', '주행거리'];
  const shown = () => names.filter((name) => screen.queryByRole('combobox', { name }) !== null);

  it.each([
    ['BSI_USE_YN', 'BSI', 'EST-002'],
    ['VEHICLE_YEAR_USE_YN', '등록연도', 'EST-003'],
    ['MILEAGE_USE_YN', '주행거리', 'EST-004'],
  ])('with %s alone show %s alone [%s] [ENTITY-037]', async (flag, name) => {
    const none = { BSI_USE_YN: 'N', VEHICLE_YEAR_USE_YN: 'N', MILEAGE_USE_YN: 'N' };
    serve({ config: { ...none, [flag]: 'Y' } });
    open();

    await vehicles();
    expect(shown()).toEqual([name]);
  });

  it('are remembered per vehicle and never sent [EST-002] [EST-003] [EST-004]', async () => {
    open();
    const select = await vehicles();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'BSI' }), 'BSI 가입');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '등록연도' }), '2020년');
    await userEvent.selectOptions(select, '34나5678 · X3 20d');
    expect(screen.getByRole('combobox', { name: 'BSI' })).toHaveValue('');
    await userEvent.selectOptions(select, '12가3456 · 520d Luxury');

    expect(screen.getByRole('combobox', { name: 'BSI' })).toHaveValue('BSI');
    expect(screen.getByRole('combobox', { name: '등록연도' })).toHaveValue('2020');
    expect(bodiesTo('POST /users/estimate')).toEqual([{ vtg_no: member.vtgNo }]);
    expect(bodiesTo('POST /users/estimate-content')).toEqual([
      { vehicleNo: VIN },
      { vehicleNo: OTHER_VIN },
    ]);
  });
});
