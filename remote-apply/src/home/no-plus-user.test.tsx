import '../../testing/disk';
import { arrive, member } from '@shared/testing/arrive';
import { renderPage } from '@shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import { stockShop } from '../../testing/shop';
import { SubscGuide } from './SubscGuide';

beforeAll(() => arrive({ user: { ...member, vtgNo: '', plusId: '', plusNo: '' } }));

it('home says that a customer without a plus account has none, and offers to register a vehicle [MSG-020]', async () => {
  stockShop({ vehicles: [] });

  await act(async () => {
    renderPage('SubscGuide', SubscGuide, '/');
  });

  expect(
    await screen.findByText('연결된 회원 정보가 없습니다. 회원 연결 후 다시 시도해 주세요.'),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: '차량' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '차량 등록하기' })).toBeEnabled();
});
