import '../testing/disk';
import { brokenAnswers, troubles, typicalAnswers } from '@shared/api/testing/broken-answers';
import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { answer, bare, ok } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { dealers, open as openPayment, openTill } from '../testing/payment-page';
import { FIVE_SERIES } from '../testing/shop';
import { offer, openOffer, ROUTE } from '../testing/solicitation';
import { known, openShop, show as showVehicle } from '../testing/vehicle-page';
import { SubscGuide } from './home/SubscGuide';

const car = {
  id: '1',
  num_id: FIVE_SERIES,
  num_reg: '123가4567',
  date_registered: '2020-03-15',
  vehicle_cat: '520d',
  vehicle_cat_id: 'C1',
  vehicle_cat_detail: '520d M 스포츠',
  model_year: '2020',
};
const user = ok({ vehicles: [car], subscs: [] });
const profile = ok({ vehicles: [{ solChassisNo: FIVE_SERIES, solMakeName: 'MERIDIAN' }] });
const dealerList = ok(dealers);

const home = async () => {
  openShop();
  queryClient.removeQueries({ queryKey: ['session', 'user'] });
  return () => renderPage('SubscGuide', SubscGuide, '/');
};
/** Removes the loaded packages, so that home requests them. */
const shop = async () => {
  openShop();
  queryClient.removeQueries({ queryKey: ['session', 'packages'] });
  return () => renderPage('SubscGuide', SubscGuide, '/');
};
const vehicle = async () => {
  openShop();
  return showVehicle;
};
const payment = async () => {
  await openTill();
  return openPayment;
};
const link = async () => openOffer;

const sold = ok([
  { id: 'ST', title: '스탠다드', group: 'STANDARD', products: [], vehicle_cats: [] },
]);

const rows = [
  ['home', shop, 'GET /pkgs', sold, /판매하는 멤버십이 없|(^|\D)0원/],
  ['home', home, 'GET /users/U1', user, /등록된 차량이 없습니다/],
  ['home', home, 'POST /users/getVehicles', profile, /등록된 차량이 없습니다/],
  [
    'the vehicle page',
    vehicle,
    `GET /vehicles/showByNumId/${FIVE_SERIES}`,
    known(),
    /완료되었습니다/,
  ],
  ['the vehicle page', vehicle, 'POST /users/getVehicles', profile, /완료되었습니다/],
  ['the payment page', payment, 'GET /dealerCdks', dealerList, /완료되었습니다|판매사가 없/],
  ['a dealer’s link', link, ROUTE, offer(10), /동의를 마쳤어요|결제를 완료했어요/],
] as const;

beforeAll(() => arrive());
beforeEach(() => {
  sessionStorage.removeItem('servicecare.application');
});
afterEach(() => jest.useRealTimers());

describe.each(rows)('%s with broken data', (_, arrange, call, good, lies) => {
  it.each(typicalAnswers)(`claims nothing false when ${call} answers with %s`, async (kind) => {
    const show = await arrange();
    answer('GET /users/U1', user);
    answer('POST /users/getVehicles', profile);
    answer('POST /users/updateToken', bare({ token: 'newer', expires_in: 60 }));
    answer(call, brokenAnswers[kind](good.body));
    jest.useFakeTimers();
    show();
    await act(() => jest.advanceTimersByTimeAsync(70_000));
    const opens = screen.queryByRole('button', { name: '판매사 선택' });
    if (opens) fireEvent.click(opens);
    await act(() => jest.advanceTimersByTimeAsync(70_000));

    expect(troubles(document.body, lies)).toEqual([]);
  });
});
