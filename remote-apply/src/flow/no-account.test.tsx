import '../../testing/disk';
import { arrive, member } from '@shared/testing/arrive';
import { renderPage } from '@shared/testing/render-page';
import { screen } from '@testing-library/react';
import { applyPlain } from '../../testing/plain';
import { stockShop } from '../../testing/shop';
import { SubscApplyPkg } from '../package/SubscApplyPkg';

it('tells a customer without a vehicle service account and goes back [MSG-004]', async () => {
  await arrive({ user: { ...member, vtgId: '', vtgNo: '' } });
  stockShop();
  applyPlain();

  renderPage('SubscApplyPkg', SubscApplyPkg, '/subscApply/pkg?step=2');

  expect(await screen.findByText('연결된 차량 서비스 계정이 없습니다.')).toBeVisible();
});
