import '../../testing/disk';
import { arrive } from '@shared/testing/arrive';
import { screen, within } from '@testing-library/react';
import { chooseVehicle, open, openHomeShop, price } from '../../testing/home-page';
import { FIVE_SERIES, fiveSeries, NO_DATE, stockShop, undated } from '../../testing/shop';

let mockIsLost = true;
jest.mock('./NoPrice', () => {
  if (mockIsLost) throw new Error('did not arrive');
  return jest.requireActual('./NoPrice');
});

beforeAll(arrive);

it('says that a car cannot join and keeps home when the explanation does not load [HOME-011]', async () => {
  openHomeShop();
  stockShop({ vehicles: [{ ...fiveSeries, registeredOn: '2025-04-15' }, undated] });
  await open();

  await chooseVehicle(FIVE_SERIES);

  expect(await within(price()).findByText('이 조건으로는 가입할 수 없어요')).toBeVisible();
  expect(screen.getByRole('button', { name: '가입 신청하기' }).parentElement).toHaveTextContent(
    '이 조건으로는 가입할 수 없어요.',
  );

  mockIsLost = false;
  await chooseVehicle(NO_DATE);
  await chooseVehicle(FIVE_SERIES);

  expect(await screen.findByText('등록 후 5년이 지난 차량 (내 차: 1년 7개월)')).toBeVisible();
});
