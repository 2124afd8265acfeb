import '../../testing/disk';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { answer, ok } from '../../testing/network';
import { stockShop } from '../../testing/shop';
import { signIn, visit } from '../../testing/visit';
import { SubscGuide } from './SubscGuide';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));
jest.mock('../register-vehicle/open-register-vehicle', () => {
  throw new Error('did not arrive');
});

beforeAll(signIn);

it('says so when the registration of a vehicle does not arrive, and home stays', async () => {
  answer('POST /users/getVehicles', ok({ data: { vehicles: [] } }));
  stockShop({ vehicles: [] });
  await act(async () => {
    visit('SubscGuide', SubscGuide, '/');
  });

  await userEvent.click(await screen.findByRole('button', { name: '차량 등록하기' }));

  await hear('정보를 조회할 수 없습니다. 잠시 후 다시 시도해 주세요.');
  expect(screen.getByRole('tab', { name: 'STANDARD' })).toBeVisible();
});
