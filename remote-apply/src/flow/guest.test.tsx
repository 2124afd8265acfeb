import '../../testing/disk';
import { boot } from '@shared/session';
import { screen } from '@testing-library/react';
import { enterApp } from '../../testing/native-app';
import { applyPlain } from '../../testing/plain';
import { stockShop } from '../../testing/shop';
import { answerStart, visit } from '../../testing/visit';
import { SubscApplyPkg } from '../pkg/SubscApplyPkg';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));

it('asks nobody to apply who is not signed in [SEC-001]', async () => {
  answerStart();
  enterApp();
  await boot();
  stockShop();
  applyPlain();

  visit('SubscApplyPkg', SubscApplyPkg, '/subscApply/pkg?step=2');

  expect(await screen.findByText('로그인정보가 없습니다. 로그인 하시겠습니까?')).toBeVisible();
});
