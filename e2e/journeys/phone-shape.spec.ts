import type { Locator, Page } from 'playwright/test';
import { buying, openRegistration } from './buying';
import { expect, test } from './test';

const HEIGHT = 844;
/** Default height of the simulator's keyboard, in px. */
const KEYBOARD = 291;

const footOf = async (control: Locator): Promise<number> => {
  const box = await control.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

/** Waits until an iPhone's page has scrolled to its top, 100 ms after it opened. A later timer fires later. */
const atItsTop = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => setTimeout(done, 100)));

test('header and actions avoid the notch and the keyboard, and text follows the phone’s size [BRIDGE-006]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await page.goto('/app/?scenario=new-customer,ios,insets:notch,keyboard:usual');
  await buying.standardToVehicle(page);
  await expect(page.locator('header').first()).toHaveCSS('padding-top', '47px');
  const next = page.getByRole('button', { name: '계속하기' });
  expect(await footOf(next)).toBeLessThanOrEqual(HEIGHT - 34);

  const popup = await openRegistration(page);
  const vin = popup.getByRole('textbox', { name: '차대번호' });
  const keyboard = page.locator('sandbox-native[data-surface=keyboard] .keyboard');
  await vin.click();
  await expect(keyboard).toBeVisible();
  expect(await footOf(vin)).toBeLessThanOrEqual(HEIGHT - KEYBOARD);
  await page.mouse.click(355, HEIGHT - KEYBOARD + 22); // 완료, which is inert under a dialog
  await expect(keyboard).toBeHidden();
  await expect(vin).toBeFocused();
  await popup.getByRole('button', { name: '닫기' }).click();

  await buying.confirmVehicle(page);
  const code = page.getByRole('textbox', { name: 'VIP 코드' });
  const pay = page.getByRole('button', { name: '결제하기', exact: true });
  await expect(page.getByRole('heading', { level: 1, name: '결제' })).toBeVisible();
  await atItsTop(page);
  await code.click();
  await expect.poll(() => footOf(pay)).toBeLessThanOrEqual(HEIGHT - KEYBOARD);
  const top = (await pay.boundingBox())?.y ?? 0;
  await expect.poll(() => footOf(code)).toBeLessThanOrEqual(top);
  // The system bar is under the keyboard, so no space is reserved for it.
  expect(await footOf(pay)).toBeGreaterThan(HEIGHT - KEYBOARD - 20);

  await page.getByRole('button', { name: '휴대폰과 앱 응답 바꾸기' }).click();
  await page.getByRole('combobox', { name: '시스템 글자 크기' }).selectOption('largest');
  await page.getByRole('button', { name: '닫기 · Close', exact: true }).click();
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
});
