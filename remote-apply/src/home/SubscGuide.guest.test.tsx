import '../../testing/disk';
import { arriveAsGuest } from '@shared/testing/arrive';
import { renderPage } from '@shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stockShop } from '../../testing/shop';
import { SubscGuide } from './SubscGuide';

it('offers to apply inside the app and asks a visitor to sign in when they do [AUTH-002, HOME-006]', async () => {
  await arriveAsGuest({ inApp: true });
  stockShop();
  renderPage('SubscGuide', SubscGuide, '/');

  await userEvent.click(screen.getByRole('button', { name: '가입 신청하기' }));

  expect(await screen.findByText('로그인정보가 없습니다. 로그인 하시겠습니까?')).toBeVisible();
});
