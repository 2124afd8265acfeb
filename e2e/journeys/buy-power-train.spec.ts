import { buying } from './buying';
import { seeDrawing } from './drawing';
import { insuring, shot } from './insuring';
import { living } from './living';
import { cardsOf, PAPERS, papersOf } from './steps/living';
import { expect, test } from './test';

const at = (page: { url: () => string }) => {
  const { pathname, searchParams } = new URL(page.url());
  return [pathname, searchParams.get('step')];
};

test('a customer buys POWER TRAIN step by step, and staff see the photos [APPLY-002, APPLY-025, APPLY-027, APPLY-029, APPLY-030, APPLY-033, APPLY-034, PHOTO-006, PHOTO-008, PHOTO-013, BRIDGE-001, BRIDGE-002, BRIDGE-003, PAY-011]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.choose(page, { group: 'POWER TRAIN', vehicle: /15가1050/ });
  await insuring.agree(page);
  expect(at(page)).toEqual(['/app/subscApply/vehicle', '2']);
  await insuring.surveyed(page);
  expect(at(page)).toEqual(['/app/subscApply/termInsurance', '3']);
  await insuring.insuranceTerms(page);
  expect(at(page)).toEqual(['/app/subscApply/vehicleReg', '4']);
  await insuring.document(page);
  expect(at(page)).toEqual(['/app/subscApply/vehicleInsp', '5']);
  await insuring.inspection(page);
  expect(at(page)).toEqual(['/app/subscApply/vehiclePanel', '6']);

  await page.getByLabel('총 주행거리(km)').fill('0180001');
  await insuring.photographAgreed(page);
  await expect(page.getByText('사진을 저장했어요')).toBeVisible();
  expect(at(page)).toEqual(['/app/subscApply/vehiclePanel', '6']);
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    '주행거리 180,000km 초과 차량은 가입할 수 없습니다.',
  );
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await page.getByLabel('총 주행거리(km)').fill('45210');
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '결제', exact: true })).toBeVisible();
  expect(at(page)).toEqual(['/app/subscApply/req', '7']);
  await page.getByRole('button', { name: '이전으로' }).click();
  await expect.poll(() => at(page)).toEqual(['/app/subscApply/vehiclePanel', '6']);
  await expect(page.getByLabel('총 주행거리(km)')).toHaveValue('45,210');
  await page.getByRole('button', { name: '다음' }).click();

  await buying.submit(page);
  await expect(page.getByText('1,488,000원')).toBeVisible();
  await buying.complete(page);
  expect(at(page)).toEqual(['/app/subscApply/res', '8']);
  await seeDrawing(page, 'papers');

  const [mine] = await cardsOf(sandbox, 'new-customer');
  expect(mine).toMatchObject({ price: 1_488_000, isInsured: true });
  expect(papersOf(mine)).toEqual(PAPERS);
  for (const { url } of mine?.documents ?? []) {
    const stored = await page.request.get(new URL(url, sandbox.origin).href);
    expect([stored.status(), stored.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  }
});

test('Back from the POWER TRAIN notice returns to the terms, and each back arrow undoes its page [APPLY-011, APPLY-016, APPLY-027, APPLY-028, APPLY-031]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'ios' });
  await buying.choose(page, { group: 'POWER TRAIN', vehicle: /15가1050/ });
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByRole('dialog')).toContainText('POWER TRAIN 안내');
  await page.getByRole('button', { name: '이전으로' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: '약관에 동의해 주세요' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeChecked();

  await insuring.agree(page);
  await insuring.surveyed(page);
  await page.getByRole('button', { name: '이전으로' }).click();
  await expect.poll(() => at(page)).toEqual(['/app/subscApply/pkg', '2']);
  await page.getByRole('button', { name: '확인했어요' }).click();
  await page.getByRole('button', { name: '다음' }).click();
  await expect.poll(() => at(page)).toEqual(['/app/subscApply/vehicle', '2']);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => at(page)).toEqual(['/app/subscApply/pkg', '2']);
});

test('a misread document is corrected by hand, and the corrected data is sent [APPLY-009, APPLY-013, APPLY-014, APPLY-015, APPLY-016, APPLY-018, PHOTO-012, VALID-006, VALID-011]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await insuring.toDocument(page);
  await insuring.photographDocument(page, shot.misread);

  const verify = page.getByRole('button', { name: '차량 소유자 인증' });
  await expect(verify).toBeDisabled();
  await expect(page.getByText('차량등록일을 정확히 입력해 주세요.')).toBeVisible();
  await page.getByLabel('고객명').fill('김민준');
  await page.getByLabel('최초등록일').fill('2020-06-21');
  await page.getByLabel('차량번호').fill('15 가 1050');
  await page.getByLabel('차종').fill('c5 2.0 세단');
  await page.getByLabel('연식').fill('2020');
  await expect(verify).toBeDisabled();
  await page.getByLabel('차대번호').fill('mrdc5k20005000000');
  await expect(page.getByLabel('최초등록일')).toHaveValue('20200621');
  await expect(page.getByLabel('차량번호')).toHaveValue('15가1050');
  await expect(page.getByLabel('차대번호')).toHaveValue('MRDC5K20005000000');
  await insuring.verifyOwner(page);
  await expect(living.heading(page, '정기검사 결과지를 촬영해 주세요')).toBeVisible();

  await page.getByRole('button', { name: '이전으로' }).click();
  await expect(page.getByLabel('고객명')).toHaveValue('김민준');
  await page.goBack({ waitUntil: 'commit' });
  await expect(living.heading(page, '자동차등록증을 촬영해 주세요')).toBeVisible();
});
