import '../../testing/disk';
import { arrive, member } from '@shared/testing/arrive';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../../testing/home-page';
import { stockShop } from '../../testing/shop';

beforeAll(() => arrive({ user: { ...member, vtgNo: '', plusNo: '' } }));

it('offers a customer without a car to register one with the main button [MSG-020]', async () => {
  stockShop({ vehicles: [] });

  await open();

  expect(
    await screen.findByText('연결된 회원 정보가 없습니다. 회원 연결 후 다시 시도해 주세요.'),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: '차량' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '가입 신청하기' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '차량 등록하기' }));
  expect(await screen.findByRole('dialog', { name: '차량 등록' })).toBeVisible();
});
