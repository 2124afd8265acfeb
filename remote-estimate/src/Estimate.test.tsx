import { arrive, member } from '@shared/testing/arrive';
import { answer, bodiesTo, refused } from '@shared/testing/network';
import { otherVehicle, vehicle } from '@shared/testing/wire/estimate';
import { OTHER_VIN, VIN } from '@shared/testing/wire/vehicles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, serve, told } from '../testing/page';

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
  it('explains its purpose and lists the vehicles by name and plate [EST-001] [EST-021]', async () => {
    open();

    expect(optionsOf(await vehicles())).toEqual(['12가3456 · 520d Luxury', '34나5678 · X3 20d']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('나의 차량 서비스 견적');
    expect(
      screen.getByText(
        '정비할 항목을 선택하면 예상 금액과 ServiceCare+ 할인을 바로 계산해 드려요.',
      ),
    ).toBeVisible();
  });

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

  it('shows that it is loading [EST-014]', async () => {
    open();

    expect(screen.getByRole('status', { name: '불러오는 중' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await vehicles();
    await screen.findByRole('checkbox', { name: /엔진오일/ });
    expect(screen.queryByRole('status', { name: '불러오는 중' })).not.toBeInTheDocument();
  });

  it('shows the configured notice and the current campaigns [EST-011] [ENTITY-037] [ENTITY-038]', async () => {
    open();

    expect(await screen.findByText('예상 견적은 참고용이에요.')).toBeVisible();
    expect(screen.getByText('겨울 점검 캠페인')).toBeVisible();
  });

  it('has an empty body and a popup titled 알림 without vehicles [EST-012] [EST-013] [MSG-045]', async () => {
    serve({ vehicleList: [] });
    open();

    expect(await told()).toBe('등록된 차량이 없습니다. 차량을 먼저 등록해 주세요.');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText('최종 예상 금액')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '차량 등록하러 가기' })).toHaveAttribute(
      'href',
      '/vehicle-registration',
    );
  });

  it('shows no message on a conflict, and can be loaded again [ERR-011]', async () => {
    answer('POST /users/estimate', refused(409, '조용히'));
    open();

    await screen.findByText('견적 정보를 준비하고 있어요');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('조용히')).not.toBeInTheDocument();
    serve();
    await userEvent.click(screen.getByRole('button', { name: '다시 확인' }));
    expect(await vehicles()).toBeVisible();
  });

  it('shows a message when loading fails, and can be loaded again [EST-013]', async () => {
    answer('POST /users/estimate', refused(500, '견적 서버를 점검하고 있어요.'));
    open();

    expect(await told()).toBe('견적 서버를 점검하고 있어요.');
    expect(screen.getByText('견적 정보를 불러오지 못했어요')).toBeVisible();
    serve();
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await vehicles()).toBeVisible();
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
