import type { Page } from 'playwright/test';
import { living } from './living';
import { closed, inApp, pressBack, shrinkView } from './phone';
import { words } from './steps/words';
import { expect, test } from './test';

const bar = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the main action is large, at the bottom and above the keyboard on the smallest phone', async ({
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

  await shrinkView(page, 340);
  await expect
    .poll(async () => {
      const above = await next.boundingBox();
      return (above?.y ?? 0) + (above?.height ?? 0);
    })
    .toBeLessThanOrEqual(340);
});

test('home shows car, price and main action without scrolling on the smallest phone [HOME-002, HOME-005]', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  const car = page.getByRole('combobox', { name: '차량' });
  await expect(car).toHaveValue(/./);
  await expect(page.getByText('12개월 · 부가세 포함')).toBeInViewport({ ratio: 1 });
  await expect(bar(page, '가입 신청하기')).toBeInViewport({ ratio: 1 });

  // It is above the bar that is fixed at the bottom of the page.
  const bottom = await car.evaluate((field) => field.getBoundingClientRect().bottom);
  const actions = await bar(page, '가입 신청하기').boundingBox();
  expect(bottom).toBeLessThan(actions?.y ?? 0);
});

test('Back keeps an open popup, then goes one step back, then asks the app to close [SHELL-014]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  await living.beginToCancel(page);
  await page.getByRole('radio', { name: '이용할 일이 적어요' }).click();
  await bar(page, '해지 신청').click();
  const question = page.getByRole('dialog', { name: '해지 신청 확인' });
  await expect(question).toBeVisible();
  await pressBack(page);
  await page.evaluate(() => history.back()); // some apps use the history of the webview instead
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/app\/subscRevoke/);
  await question.getByRole('button', { name: '유지하기' }).click();
  await pressBack(page);
  await expect(living.heading(page, '멤버십 상세')).toBeVisible();
  await pressBack(page);
  await expect(living.heading(page, '멤버십 현황')).toBeVisible();
  await pressBack(page);
  await expect(closed(page)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/subscStatus/);

  // A page that was opened by its address first goes back to another page of the app.
  await sandbox.open(page, { as: 'android', to: '/app/termInfo/service' });
  await expect(living.heading(page, '이용약관')).toBeVisible();
  await pressBack(page);
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  await expect(closed(page)).toBeHidden();
  await pressBack(page);
  await expect(closed(page)).toBeVisible();
});

test('the app opens an external link; a message says what to do when it cannot', async ({
  context,
  page,
  sandbox,
}) => {
  await context.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await sandbox.open(page, { as: 'ios' });
  await inApp(page);
  await page.evaluate(() => {
    const links = [
      'https://elsewhere.example/a',
      'intent://pay#Intent;scheme=isp;package=kr.isp;end',
    ];
    for (const href of links)
      document
        .querySelector('main')
        ?.append(Object.assign(document.createElement('a'), { href, textContent: href }));
  });

  const outside = page.waitForEvent('popup');
  const noted = page.getByText('앱 밖에서 엽니다').waitFor();
  await page.getByRole('link', { name: 'https://elsewhere.example/a' }).click();
  await noted;
  await expect(await outside).toHaveTitle('elsewhere');

  await page.getByRole('link', { name: /intent:/ }).click();
  const missing = page.getByRole('dialog', { name: '앱이 필요해요' });
  await expect(missing.getByRole('button', { name: '스토어 열기' })).toBeVisible();
  await missing.getByRole('button', { name: '닫기' }).click();
  await expect(page).toHaveURL(`${sandbox.origin}/app/`);
});

test('offline, a notice with retry appears and cached pages work; requests go on when online', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  await page.getByRole('link', { name: '홈으로' }).click();
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  await pressBack(page);
  // The details prefetch the page of the cancellation.
  const cancellation = page.waitForResponse(/_SubscRevoke_tsx[^/]*\.js/);
  await page.getByRole('link', { name: words.details }).first().click();
  await (await cancellation).finished();
  await pressBack(page);
  await inApp(page);
  const said = page.getByText('인터넷에 연결되어 있지 않아요. 연결되면 이어서 보여 드려요.');
  const card = page.getByRole('status').filter({ has: said });
  const again = card.getByRole('button', { name: '다시 시도' });
  await expect(said).toBeHidden();
  // Loaded data counts as fresh for 30 s, and a slow machine needs longer for the walk.
  await page.clock.setFixedTime(Date.now());
  await page.context().setOffline(true);
  await expect(said).toBeVisible();

  await living.beginToCancel(page);
  await again.click();
  await expect(again).toBeEnabled();
  await expect(said).toBeVisible();
  await pressBack(page);
  await expect(living.heading(page, '멤버십 상세')).toBeVisible();
  await pressBack(page);
  await page.getByRole('link', { name: '홈으로' }).click();
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  await pressBack(page);
  await living.beginToCancel(page);
  const refund = page.getByText('예상 환불액').nth(1); // the first one is the title above its skeleton
  await expect(refund).toBeHidden();

  await page.context().setOffline(false);
  await expect(said).toBeHidden();
  await expect(refund).toBeVisible();
});
