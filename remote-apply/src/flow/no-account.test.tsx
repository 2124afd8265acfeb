import '../../testing/disk';
import { boot } from '@shared/session';
import { screen } from '@testing-library/react';
import { enterApp } from '../../testing/native-app';
import { applyPlain } from '../../testing/plain';
import { stockShop } from '../../testing/shop';
import { answerStart, rememberMember, visit } from '../../testing/visit';
import { SubscApplyPkg } from '../pkg/SubscApplyPkg';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));

it('tells a customer without a vehicle-service account and goes back [MSG-004]', async () => {
  rememberMember({ vtgId: '', vtgNo: '' });
  answerStart();
  enterApp();
  await boot();
  stockShop();
  applyPlain();

  visit('SubscApplyPkg', SubscApplyPkg, '/subscApply/pkg?step=2');

  expect(await screen.findByText('연결된 차량 서비스 계정이 없습니다.')).toBeVisible();
});
