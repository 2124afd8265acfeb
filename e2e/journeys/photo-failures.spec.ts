import type { Page } from 'playwright/test';
import { buying } from './buying';
import { insuring, shot } from './insuring';
import { expect, type Sandbox, test } from './test';

/** A JPEG of one pixel. */
const photo = {
  name: 'sheet.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
    'base64',
  ),
};

async function toDocument(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.choose(page, { group: 'POWER TRAIN', vehicle: /15가1050/ });
  await insuring.agree(page);
  await insuring.surveyed(page);
  await insuring.insuranceTerms(page);
}

test('each photo offers help and a file upload when the camera is refused, cancelled or silent [BRIDGE-001, BRIDGE-002, PHOTO-005, PHOTO-006, PHOTO-010, API-041]', async ({
  page,
  sandbox,
}) => {
  await toDocument(page, sandbox);
  const trouble = page.getByRole('alert');
  const choose = page.getByLabel('사진 파일');

  await insuring.photographDocument(page, shot.denied);
  await expect(trouble).toContainText('카메라를 사용할 수 없어요');
  await page.getByRole('button', { name: '설정 열기' }).click();
  await page.getByRole('button', { name: '앱으로 돌아가기' }).click();
  await expect(choose).toBeAttached();
  await insuring.photographDocument(page, shot.cancelled);
  await expect(trouble).toContainText('촬영을 마치지 않았어요');
  await choose.setInputFiles(photo);
  await expect(page.getByRole('heading', { level: 1, name: '가입 차량 정보' })).toBeVisible();
  await page.getByLabel('고객명').fill('김민준');
  await page.getByLabel('최초등록일').fill('20200621');
  await page.getByLabel('차량번호').fill('15가1050');
  await page.getByLabel('차종').fill('C5');
  await page.getByLabel('연식').fill('2020');
  await page.getByLabel('차대번호').fill('MRDC5K20005000000');
  await insuring.verifyOwner(page);

  await insuring.photographInspection(page, shot.silent);
  await expect(page.getByText('사진을 기다리고 있어요')).toBeVisible();
  await page.getByRole('button', { name: '촬영 취소' }).click();
  await expect(trouble).toContainText('촬영을 마치지 않았어요');
  await choose.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(page.getByText('JPG 또는 PNG 사진을 선택해 주세요.')).toBeVisible();
  await choose.setInputFiles(photo);
  await expect(
    page.getByRole('heading', { level: 1, name: '주행거리 입력 및 계기판 사진 촬영' }),
  ).toBeVisible();

  await insuring.photographDashboard(page, shot.denied);
  await expect(trouble).toContainText('카메라를 사용할 수 없어요');
  await sandbox.staff('fault', { operation: 'postAttachment', status: 500, once: 'on' });
  await choose.setInputFiles(photo);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await choose.setInputFiles(photo);
  await expect(page.getByText('사진을 저장했어요')).toBeVisible();
});

test('two answers give one photo, and the first answer counts [BRIDGE-005, APPLY-009]', async ({
  page,
  sandbox,
}) => {
  await toDocument(page, sandbox);
  await insuring.photographDocument(page, shot.twice);
  await expect(page.getByLabel('고객명')).toHaveValue('김민준');
  await insuring.verifyOwner(page);
  await insuring.photographInspection(page, shot.twice);
  await expect(page.getByLabel('총 주행거리(km)')).toHaveValue('');
  await expect(page.getByRole('button', { name: '계기판 촬영하기' })).toBeVisible();
});

test('a webview killed behind the camera continues with its photo, for each photo [BRIDGE-005, PHOTO-009]', async ({
  page,
  sandbox,
}) => {
  await toDocument(page, sandbox);
  await insuring.photographDocument(page, shot.killed);
  await expect(page.getByLabel('고객명')).toHaveValue('김민준');
  await insuring.verifyOwner(page);
  await insuring.photographInspection(page, shot.killed);
  await expect(
    page.getByRole('heading', { level: 1, name: '주행거리 입력 및 계기판 사진 촬영' }),
  ).toBeVisible();
  await page.getByLabel('총 주행거리(km)').fill('45210');
  await insuring.photographDashboard(page, shot.killed);
  await expect(page.getByText('사진을 저장했어요')).toBeVisible();
  await expect(page.getByLabel('총 주행거리(km)')).toHaveValue('45,210');
});

test('an answer of the wrong type or with a photo of a foreign host is ignored [BRIDGE-005, PHOTO-009, PHOTO-012]', async ({
  page,
  sandbox,
}) => {
  await toDocument(page, sandbox);
  let forged = '';
  await page.route('**/sandbox/native/registration', (route) =>
    route.fulfill({ contentType: 'application/json', body: forged }),
  );

  for (const result of [
    '"text"',
    '{"owner_name":7}',
    '{"owner_name":"김민준","reg_date":"2020","car_reg_no":"1","model":{"name":"a","year":"1"},"car_vin":"1","url":"https://evil.example/x.jpg"}',
    '{"owner_name":"김민준","reg_date":"2020","car_reg_no":"1","model":{"name":"a","year":"1"},"car_vin":"1","url":"javascript:alert(1)"}',
  ]) {
    forged = result;
    await insuring.photographDocument(page);
    await expect(page.getByRole('alert'), result).toContainText('사진을 확인하지 못했어요');
  }
});

test('a developer without the app gets simulated photos for all steps [BRIDGE-004]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'developer' });
  await buying.choose(page, { group: 'POWER TRAIN', vehicle: /15가1050/ });
  await insuring.agree(page);
  await insuring.surveyed(page);
  await insuring.insuranceTerms(page);
  await page.getByRole('button', { name: '촬영하기' }).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /가린 것을 확인/ })
    .check();
  await page.getByRole('button', { name: '확인하고 촬영하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '가입 차량 정보' })).toBeVisible();
});
