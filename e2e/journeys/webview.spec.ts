import type { Page } from 'playwright/test';
import { living } from './living';
import { expect, test } from './test';

const bar = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the main action stands at the end of the smallest phone, wide and high enough for a thumb, and above the keyboard', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sandbox.open(page, { person: 'new-customer', as: 'ios', to: '/app/subscApply/term' });
  const next = bar(page, '다음');
  await expect(next).toBeInViewport({ ratio: 1 });
  const box = await next.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  expect(box?.width).toBeGreaterThanOrEqual(360 - 48);

  // An iPhone's keyboard changes nothing but the visual viewport.
  await page.evaluate(() => {
    const view = window.visualViewport;
    if (view === null) throw new Error('no visual viewport');
    Object.defineProperty(view, 'height', { value: 340, configurable: true });
    view.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => {
      const above = await next.boundingBox();
      return (above?.y ?? 0) + (above?.height ?? 0);
    })
    .toBeLessThanOrEqual(340);
});

test('Back does nothing while a popup is open, then leads to the step before, and the last step of all leaves the page [SHELL-014]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  await page.getByRole('link', { name: '해지 신청' }).click();
  await expect(living.heading(page, '멤버십 해지')).toBeVisible();
  await page.getByRole('radio', { name: '이용할 일이 적어요' }).click();
  await bar(page, '해지 신청').click();
  const question = page.getByRole('dialog', { name: '해지 신청 확인' });
  await expect(question).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/app\/subscRevoke/);
  await question.getByRole('button', { name: '유지하기' }).click();
  await page.evaluate(() => history.back());
  await expect(living.heading(page, '멤버십 현황')).toBeVisible();
});

test('a page that is come back to shows what is true now', async ({ page, sandbox }) => {
  await sandbox.open(page, { person: 'pending', as: 'android', to: '/app/subscStatus' });
  const membership = living.card(page, '스탠다드 멤버십');
  await expect(membership).toContainText('승인대기');
  await page.goto(`${sandbox.origin}/sandbox/`);
  await sandbox.staff('approve', { id: 'S-pending' });
  await page.goBack();
  await expect(membership).toContainText('가입');
  await expect(membership).not.toContainText('승인대기');
});

test('without a network the place that needs it says so, the rest works, and one press heals it [ERR-006]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  await expect(living.card(page, '스탠다드 멤버십').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /스탠다드 멤버십 상세 보기/ }).click();
  const again = page.getByRole('button', { name: '다시 시도' });
  await expect(again.or(living.heading(page, '멤버십 상세'))).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(living.heading(page, '멤버십 상세')).toBeVisible();
});

test('nothing moves while home and the status come, our font included', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        Reflect.set(window, '__moved', (Reflect.get(window, '__moved') ?? 0) + shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const to of ['/app/', '/app/subscStatus']) {
    await sandbox.open(page, { person: 'active-standard', as: 'android', to });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('16px "Pretendard Variable"', '가')))
      .toBe(true);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() => Number(Reflect.get(window, '__moved') ?? 0));
    expect(moved, to).toBeLessThan(0.05);
  }
});
