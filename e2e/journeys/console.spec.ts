import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import decode from 'qr/decode.js';
import { nightly } from './nightly';
import { layoutFaults } from './scenes/layout';
import { expect, test } from './test';

const status = (page: Page) => page.getByRole('heading', { level: 1, name: /멤버십/ });

test('a tester finds a state, becomes that person in two taps and sees every call [SBX-003, SBX-005]', async ({
  page,
  context,
}) => {
  await page.goto('/sandbox/people');
  await expect(page).toHaveURL(/\/sandbox\/$/);
  await page
    .getByRole('navigation', { name: '상태' })
    .getByText(/^해지 신청 \d+$/)
    .click();
  await expect(page.getByRole('article')).toHaveText([/고은채/]);
  const calls = await context.newPage();
  await calls.goto('/sandbox/calls?q=revoke-requested');
  const list = calls.getByRole('list', { name: '호출' });
  await expect(calls.getByText('아직 이런 호출이 없습니다.')).toBeVisible();

  await page.getByRole('button', { name: 'Android: 고은채, 가입 현황' }).click();

  await expect(status(page)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/subscStatus\?vtg_id=/);
  await list
    .getByRole('link', { name: /getUser .*revoke-requested/ })
    .first()
    .click();
  await expect(calls.getByRole('heading', { level: 1 })).toHaveText('getUser');
  await expect(calls.getByRole('region', { name: '결과' })).toContainText(/\d+ms/);
  await expect(calls.getByRole('region', { name: '응답' })).toContainText('"num_reg": "41가****"');

  await calls.goto('/sandbox/applications?show=all&person=revoke-requested');
  await expect(calls.getByText('state 20 이용 중 · req -20 해지 신청')).toBeVisible();
  await calls.goto('/sandbox/people/revoke-requested');
  const current = calls.getByRole('button', { name: /· 지금: 고은채, 가입 현황$/ });
  await expect(current).toHaveText('Android · 지금');
});

test('a tester searches for a scenario, opens the person and gets a QR code of any screen', async ({
  page,
}) => {
  await page.goto('/sandbox/');
  await page.getByRole('searchbox', { name: '찾기' }).fill('파워트레인 확인서');
  await expect(page.getByRole('article')).toHaveText([/류하은/]);
  await page.getByRole('link', { name: '류하은: 모든 화면 · QR' }).click();
  await page.getByRole('link', { name: '보증수리 확인서: QR · 링크' }).click();
  await page.getByRole('navigation', { name: '기기' }).getByText('iOS').click();

  const picture = page.getByRole('img', { name: '휴대폰으로 여는 QR 코드: 류하은, iOS' });
  await expect(picture).toBeVisible();
  const address = await page.getByRole('textbox', { name: '주소' }).inputValue();
  expect(await read(picture)).toBe(address);
  await page.goto(address);
  await expect(page).toHaveURL(/\/app\/guide\/insurance\/C-power-train-claim/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('one address sets up a scenario, and the console shows its outcomes until a reset', async ({
  page,
}) => {
  await page.goto('/app/subscStatus?scenario=active-standard,ios,photo:bad,days:3');
  await expect(status(page)).toBeVisible();
  await expect(page).not.toHaveURL(/scenario/);

  await page.goto('/sandbox/outcomes');
  await page.getByRole('form', { name: '카드 결제' }).getByRole('button', { name: '실패' }).click();
  await expect(page.getByRole('status')).toHaveText("카드 결제: 이제부터 '실패'(으)로 끝납니다.");
  const phone = page.getByRole('banner').getByRole('paragraph');
  await expect(phone).toContainText(
    '황다은 (active-standard) · iOS · 카드 결제 실패 · 촬영 · 문자 인식 흐린 사진, 잘못 읽힘',
  );
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/sandbox/');
  await page.getByRole('button', { name: '모두 처음 상태로' }).click();
  await expect(page.getByRole('status').first()).toHaveText('처음 상태로 되돌렸습니다.');
  await expect(phone).not.toContainText('카드 결제');
});

test(
  'every page of the console is usable on a narrow phone and accessible',
  nightly,
  async ({ page }) => {
    for (const path of [
      '',
      'people/many',
      'link?person=many&as=ios&to=/app/subscStatus',
      'applications',
      'cancellations',
      'transfers',
      'links',
      'coupons',
      'outcomes',
      'clock',
      'faults',
      'calls',
      'report',
      'delivery',
    ]) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`/sandbox/${path}`);
      expect.soft(await layoutFaults(page), path).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect.soft(found, path).toEqual([]);
    }
  },
);

/** Side length of the picture that the camera sees, in pixels. */
const SIDE = 600;

/** Returns the content of the QR code that a phone's camera would read. */
async function read(picture: Locator): Promise<string> {
  const seen = await picture.evaluate(async (element, side) => {
    const from = element as HTMLImageElement;
    await from.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const pen = canvas.getContext('2d');
    pen?.drawImage(from, 0, 0, side, side);
    const { data = [] } = pen?.getImageData(0, 0, side, side) ?? {};
    return Array.from({ length: side * side }, (_, place) => (data[place * 4] ?? 0) >> 7).join('');
  }, SIDE);
  const data = Uint8Array.from(
    [...seen].flatMap((bit) => [255 * +bit, 255 * +bit, 255 * +bit, 255]),
  );
  return decode({ width: SIDE, height: SIDE, data });
}
