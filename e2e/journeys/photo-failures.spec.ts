import { utimesSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { insuring, shot } from './insuring';
import { living } from './living';
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
  await insuring.toDocument(page);
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
  await expect(page.getByLabel('차대번호')).toHaveValue('MRDC5K20005000000');
  await insuring.verifyOwner(page);

  await insuring.photographInspection(page, shot.silent);
  await expect(page.getByText('사진을 기다리고 있어요')).toBeVisible();
  await page.getByRole('button', { name: '촬영 취소' }).click();
  await expect(trouble).toContainText('촬영을 마치지 않았어요');
  await choose.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(page.getByText('JPG 또는 PNG 사진을 선택해 주세요.')).toBeVisible();
  await choose.setInputFiles(photo);
  await expect(living.heading(page, '주행거리 입력 및 계기판 사진 촬영')).toBeVisible();

  await insuring.photographAgreed(page, shot.denied);
  await expect(trouble).toContainText('카메라를 사용할 수 없어요');
  await sandbox.staff('fault', { operation: 'postAttachment', status: 500, once: 'on' });
  await choose.setInputFiles(photo);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await choose.setInputFiles(photo);
  await expect(page.getByText('사진을 저장했어요')).toBeVisible();
});

test('a webview killed behind the camera continues with its photo, for each photo [BRIDGE-005, PHOTO-009, A-101]', async ({
  page,
  sandbox,
}) => {
  await toDocument(page, sandbox);
  await insuring.photographDocument(page, shot.killed);
  await expect(page.getByLabel('고객명')).toHaveValue('김민준');
  await insuring.verifyOwner(page, { wasKilled: true });
  await insuring.photographInspection(page, shot.killed);
  await expect(living.heading(page, '주행거리 입력 및 계기판 사진 촬영')).toBeVisible();
  await page.getByLabel('총 주행거리(km)').fill('45210');
  await insuring.photographAgreed(page, shot.killed);
  await expect(page.getByText('사진을 저장했어요')).toBeVisible();
  await expect(page.getByLabel('총 주행거리(km)')).toHaveValue('45,210');
});

test('a forged or second answer is ignored, and a killed file chooser loses no step [APPLY-003, APPLY-009, BRIDGE-005, GUARD-012, PHOTO-005, PHOTO-009, PHOTO-012]', async ({
  context,
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

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '사진 선택' }).click();
  await chooser;
  const address = page.url();
  await page.close();
  // The storage of the tab is gone with the webview.
  const next = await context.newPage();
  await next.goto(address);

  await insuring.photographDocument(next, shot.twice);
  await expect(next.getByLabel('고객명')).toHaveValue('김민준');
  await insuring.verifyOwner(next);
  await insuring.photographInspection(next, shot.twice);
  await expect(next.getByLabel('총 주행거리(km)')).toHaveValue('');
  await expect(next.getByRole('button', { name: '계기판 촬영하기' })).toBeVisible();
});

const WRITTEN = new Date('2026-01-01T00:00:00Z');

test('a file that changes before it is read is named, and the next one is sent [RESUB-001]', async ({
  page,
  sandbox,
}, info) => {
  await living.openRetake(page, sandbox);
  await living.photographAgain(page, '계기판 사진', shot.denied, '51234');
  const file = info.outputPath('changed.jpg');
  writeFileSync(file, photo.buffer);
  // Chromium compares whole seconds, so the two contents must not have been written in the same one.
  utimesSync(file, WRITTEN, WRITTEN);
  const choose = page.getByLabel('사진 파일');
  // The page hears of the file after it has changed on the disk.
  await choose.evaluate((input) =>
    input.addEventListener('change', (event) => event.stopPropagation(), { once: true }),
  );
  await choose.setInputFiles(file);
  // The browser notes the time of a file in the background, at the latest before it reads the file.
  await choose.evaluate((input: HTMLInputElement) => input.files?.[0]?.arrayBuffer());
  writeFileSync(file, 'another content');
  await choose.dispatchEvent('change');

  await expect(page.getByText('사진을 읽지 못했어요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '사진 선택' })).toBeEnabled();
  await choose.setInputFiles(photo);
  await living.told(page, '반려 서류 업로드가 완료되었습니다.');
});

test('a developer without the app gets simulated photos for all steps [BRIDGE-004]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'developer' });
  await insuring.toDocument(page);
  await page.getByRole('button', { name: '촬영하기' }).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /가린 것을 확인/ })
    .check();
  await page.getByRole('button', { name: '확인하고 촬영하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '가입 차량 정보' })).toBeVisible();
});
