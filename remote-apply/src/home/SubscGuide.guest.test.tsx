import '../../testing/disk';
import { boot } from '@shared/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterApp } from '../../testing/native-app';
import { stockShop } from '../../testing/shop';
import { answerStart, visit } from '../../testing/visit';
import { SubscGuide } from './SubscGuide';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));

it('offers to apply inside the app, and asks a visitor without an account to sign in when acting [AUTH-002, HOME-006]', async () => {
  answerStart();
  enterApp();
  await boot();
  stockShop();
  visit('SubscGuide', SubscGuide, '/');

  await userEvent.click(screen.getByRole('button', { name: '가입 신청하기' }));

  expect(await screen.findByText('로그인정보가 없습니다. 로그인 하시겠습니까?')).toBeVisible();
});
