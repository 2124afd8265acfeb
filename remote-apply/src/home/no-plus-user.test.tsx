import '../../testing/disk';
import { boot } from '@shared/session';
import { act, screen } from '@testing-library/react';
import { enterApp } from '../../testing/native-app';
import { stockShop } from '../../testing/shop';
import { answerStart, rememberMember, visit } from '../../testing/visit';
import { SubscGuide } from './SubscGuide';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));

beforeAll(async () => {
  rememberMember({ vtgNo: '', plusId: '', plusNo: '' });
  answerStart();
  const app = enterApp();
  await boot();
  app.leave();
});

it('home says that a customer without a plus account has none, and offers to register a vehicle [MSG-020]', async () => {
  stockShop({ vehicles: [] });

  await act(async () => {
    visit('SubscGuide', SubscGuide, '/');
  });

  expect(
    await screen.findByText('플러스 회원 정보가 없습니다. 회원 연결 후 다시 시도해 주세요.'),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: '차량' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '차량 등록하기' })).toBeEnabled();
});
