import '../../testing/disk';
import { arriveAsGuest } from '@shared/testing/arrive';
import { renderPage } from '@shared/testing/render-page';
import { screen } from '@testing-library/react';
import { applyPlain } from '../../testing/plain';
import { stockShop } from '../../testing/shop';
import { SubscApplyPkg } from '../package/SubscApplyPkg';

it('asks a visitor to sign in before applying [SEC-001]', async () => {
  await arriveAsGuest({ inApp: true });
  stockShop();
  applyPlain();

  renderPage('SubscApplyPkg', SubscApplyPkg, '/subscApply/pkg?step=2');

  expect(await screen.findByText('로그인정보가 없습니다. 로그인 하시겠습니까?')).toBeVisible();
});
