import { buying } from './buying';
import { shot } from './insuring';
import { reloadWith } from './page-setting';
import { expect, test } from './test';

const warning =
  '입력한 주행거리가 실제와 다르면 승인이 반려될 수 있습니다. 계기판을 확인하고 정확히 입력해 주세요.';

test('STANDARD asks the mileage and warns before payment when `flow.mileageForStandard` is on [APPLY-032, PHOTO-011, MSG-015]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await reloadWith(page, '"flow":{"mileageForStandard":true}');
  await buying.standardToVehicle(page);
  await page.getByRole('button', { name: '계속하기' }).click();
  await page.getByLabel('총 주행거리(km)').fill('45210');
  await page.getByRole('button', { name: '계기판 촬영하기' }).click();
  await page.getByRole('button', { name: '카메라 열기' }).click();
  await page.getByRole('button', { name: shot.good }).click();
  await expect(page.getByText('사진을 저장했어요')).toBeVisible();

  await page.getByRole('button', { name: '다음' }).click();
  const caution = page.getByRole('dialog');
  await expect(caution).toContainText(warning);
  await caution.getByRole('checkbox').check();
  await caution.getByRole('button', { name: '다음' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '결제', exact: true })).toBeVisible();
});
