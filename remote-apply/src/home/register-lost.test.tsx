import '../../testing/disk';
import { arrive } from '@shared/testing/arrive';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { open, openHomeShop } from '../../testing/home-page';
import { stockShop } from '../../testing/shop';

jest.mock('../register-vehicle/open-register-vehicle', () => {
  throw new Error('did not arrive');
});

beforeAll(arrive);

it('shows a message and keeps home when the code for registering a vehicle does not load', async () => {
  openHomeShop();
  stockShop({ vehicles: [] });
  await open();

  await userEvent.click(await screen.findByRole('button', { name: '차량 등록하기' }));

  await hear('정보를 조회할 수 없습니다. 잠시 후 다시 시도해 주세요.');
  expect(screen.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
});
