import type { Locator, Page } from 'playwright/test';
import { buying } from './buying';
import { runningAnimations, shrinkView } from './phone';
import { expect, test } from './test';

const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });

/** Zooms the visual viewport, as with two fingers. */
async function zoom(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: factor });
  await session.detach();
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeCloseTo(factor);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Returns the box of a part on the page without zoom. */
const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

/** Returns whether a finger reaches the middle of a part after scrolling to it. */
const isReached = (part: Locator) =>
  part.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const view = window.visualViewport;
    if (view === null) return false;
    const isInView =
      x >= view.offsetLeft &&
      x <= view.offsetLeft + view.width &&
      y >= view.offsetTop &&
      y <= view.offsetTop + view.height;
    return isInView && element.contains(document.elementFromPoint(x, y));
  });

/** Zooms the parts in three steps and checks that they keep their boxes and can be reached. */
async function expectToStay(page: Page, what: string, parts: readonly Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeVisible();
  // A popup slides in, so its box is final when nothing runs any more.
  await expect.poll(() => runningAnimations(page)).toBe(0);
  const before = await Promise.all(parts.map(boxOf));
  for (const factor of [1.25, 2, 4]) {
    await zoom(page, factor);
    expect(await Promise.all(parts.map(boxOf)), `${what} x${factor}`).toEqual(before);
    for (const part of parts)
      expect(await isReached(part), `${what} x${factor}: ${String(part)}`).toBe(true);
  }
  await zoom(page, 1);
  expect(await Promise.all(parts.map(boxOf)), `${what} after the zoom`).toEqual(before);
}

/** Opens a keyboard of 344 px for a field, zooms, and checks that a part stays above the keyboard. */
async function expectToStayAboveKeyboard(page: Page, part: Locator): Promise<void> {
  const code = page.getByRole('textbox', { name: 'VIP 코드' });
  await code.focus();
  await page.evaluate(() => {
    const view = window.visualViewport;
    if (view === null) throw new Error('no visual viewport');
    const get = () => (window.innerHeight - 344) / view.scale;
    Object.defineProperty(view, 'height', { get, configurable: true });
    view.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await boxOf(part))[1]).toBeLessThan(500);
  const lifted = await boxOf(part);
  await zoom(page, 1.5);
  expect(await boxOf(part), 'above the keyboard x1.5').toEqual(lifted);
  await zoom(page, 1);
  await page.evaluate(() => Reflect.deleteProperty(window.visualViewport ?? {}, 'height'));
  await code.blur();
}

test('bars and popups keep their place and stay reachable up to a zoom of x4 [SHELL-020]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  // The price of the customer's car arrives last and takes half of the bar.
  await expect(page.locator('[data-bottom-bar]')).toContainText('부가세 포함');
  await expectToStay(page, 'home', [button(page, '가입 신청하기')]);

  await buying.standardToEmptyPayment(page);
  await expectToStay(page, 'payment', [button(page, '결제하기')]);
  await expectToStayAboveKeyboard(page, button(page, '결제하기'));

  await button(page, '판매사 선택').click();
  const sheet = page.getByRole('dialog', { name: '판매사 선택' });
  await expectToStay(page, 'sheet', [sheet, button(sheet, '닫기')]);
  await sheet.getByRole('button', { name: /한강모터스/ }).click();

  await button(page, '추천인 찾기').click();
  const full = page.getByRole('dialog', { name: '추천인 선택' });
  await expectToStay(page, 'full-screen popup', [
    full,
    button(full, '닫기'),
    full.getByLabel('추천인 이름'),
    button(full, '선택 완료'),
  ]);
});

test('the bar returns when a field loses focus while the visual viewport stays small', async ({
  page,
  sandbox,
}) => {
  await openVehicle(page, sandbox.open);
  const next = button(page, '계속하기');
  const box = await boxOf(next);

  await page.getByRole('textbox', { name: '최초등록일' }).focus();
  await shrinkView(page, 500);
  await expect.poll(async () => (await boxOf(next))[1]).toBeLessThan(500);

  // The webview reports neither the right height nor an event.
  await page.getByRole('textbox', { name: '최초등록일' }).blur();
  await expect.poll(() => boxOf(next)).toEqual(box);
});

test('field and main action scroll into the upper half when no keyboard is reported', async ({
  page,
  sandbox,
}) => {
  await openVehicle(page, sandbox.open);
  const half = 844 / 2;
  const bottom = async (part: Locator) => {
    const [, y = 0, , height = 0] = await boxOf(part);
    return y + height;
  };

  const day = page.getByRole('textbox', { name: '최초등록일' });
  const next = button(page, '계속하기');
  const box = await boxOf(next);
  await day.tap();
  await expect(page.locator('[data-bottom-bar]')).toHaveAttribute('data-unreported');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await boxOf(next)).toEqual(box);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await bottom(next)).toBeLessThan(half);
  expect(await isReached(next)).toBe(true);
  expect(await bottom(day)).toBeLessThan(half);

  await button(page, '차량 등록').click();
  const popup = page.getByRole('dialog', { name: '차량 등록' });
  await popup.getByRole('textbox', { name: '차대번호' }).tap();
  await expect.poll(() => bottom(button(popup, '등록'))).toBeLessThan(half + 60);
  await popup.getByRole('textbox', { name: '차대번호' }).scrollIntoViewIfNeeded();
  expect(await bottom(popup.getByRole('textbox', { name: '차대번호' }))).toBeLessThan(half);
});

type Open = (page: Page, who: { person?: string; as: 'android'; to?: string }) => Promise<void>;

/** Home → vehicle page, which has a text field and a bar. */
async function openVehicle(page: Page, open: Open): Promise<void> {
  await open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToVehicle(page);
  await expect(button(page, '계속하기')).toBeEnabled();
}
