import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@shared/delivery/base/free-port';
import { appNames } from '@shared/routes/apps';
import type { Page } from 'playwright/test';
import { expectTermsOf, filesAskedFor, guides, stylesOf, TERMS, test } from './delivery-test';
import { expect } from './test';

const panel = (page: Page) => page.getByRole('dialog', { name: 'QA 도구' });
const openPanel = (page: Page) => page.getByRole('button', { name: 'QA 도구 열기' }).click();
const guidesChoice = (page: Page) => panel(page).getByRole('combobox', { name: /^guides/ });

/** Use a channel with tools, like staging. */
test.use({ tools: true });

test('a tester selects a published version, uses it, shares it and clears it [PLAT-007]', async ({
  page,
  context,
  sandbox,
  store,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sandbox.open(page, { as: 'android', to: `${TERMS}?qa=1` });
  await expectTermsOf(page, store.good.guides);

  await openPanel(page);
  const options = guidesChoice(page).getByRole('option');
  await expect(options.first()).toHaveText('채널의 버전');
  await expect(options.filter({ hasText: '다음 안내' })).toHaveText([
    `${store.next} · 2026-11-20 · 다음 안내`,
  ]);
  await guidesChoice(page).selectOption(store.next);
  await expect(panel(page).getByRole('img', { name: '휴대폰으로 여는 QR 코드' })).toBeVisible();
  await panel(page).getByRole('button', { name: '링크 복사' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('링크를 복사했어요.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${sandbox.origin}${TERMS}?mfe=guides@${store.next}`);

  await panel(page).getByRole('button', { name: '이 버전으로 고정' }).click();
  await expect(page.getByText(`고정됨 guides@${store.next}`)).toBeVisible();
  await expectTermsOf(page, store.next);

  await page.goto(`${sandbox.origin}${TERMS}`);
  await expectTermsOf(page, store.next);

  await openPanel(page);
  await panel(page).getByRole('button', { name: '실행 중인 버전 복사' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('실행 중인 버전을 복사했어요.');
  const running = await page.evaluate(() => navigator.clipboard.readText());
  expect(running).toContain(`guides@${store.next}`);
  expect(running).toContain(`apply@${store.good.apply}`);
  expect(running).toContain('pinned');

  await panel(page).getByRole('button', { name: '고정 해제' }).click();
  await expect(page.getByText('고정됨')).toBeHidden();
  await expectTermsOf(page, store.good.guides);

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(`고정됨 guides@${store.next}`)).toBeVisible();
  await other.close();
});

test('an unknown version is ignored and reported in any notation', async ({
  page,
  sandbox,
  store,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(sandbox.origin)) foreign.push(request.url());
  });
  const wanted = [
    'guides@9.9.9',
    'apply@https://evil.example/entry.js',
    'mypage@//evil.example/1.0.0',
    'estimate@../../upload',
    'checkout@1.0.0',
  ];
  const query = new URLSearchParams({ mfe: wanted.join(',') });
  await sandbox.open(page, { as: 'android', to: `${TERMS}?${query}` });

  const said = (text: string) => expect(page.getByText(text)).toBeVisible();
  await said(`없는 버전이라 무시했어요: guides@9.9.9 (있는 버전: ${store.good.guides}-`); // other journeys publish versions, too
  await said(`없는 앱이라 무시했어요: checkout@1.0.0 (앱: ${appNames.join(', ')})`);
  await said('버전으로 읽을 수 없어 무시했어요: apply@https://evil.example/entry.js');
  await expectTermsOf(page, store.good.guides);
  expect(foreign).toEqual([]);
});

test('a pinned version that fails shows its failure and no fallback version', async ({
  page,
  sandbox,
  store,
}) => {
  await sandbox.open(page, {
    as: 'android',
    to: `${TERMS}?mfe=guides@${store.broken('init-throwing')}`,
  });

  // Without a fallback version, the loader uses all its retries, which takes up to 20 s.
  await expect(guides.card(page)).toBeVisible();
  await expect(page.getByText(`고정됨 guides@${store.broken('init-throwing')}`)).toBeVisible();
});

test('a developer loads a build of this machine by its port', async ({ page, sandbox }) => {
  const port = await freePort();
  const serving = spawn(process.execPath, [mfe, 'serve', 'guides', '--port', `${port}`], {
    stdio: 'ignore',
  });
  try {
    const isBuilt = () =>
      fetch(`http://localhost:${port}/app.json`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isBuilt, { timeout: 600_000 }).toBe(true);
    const asked = filesAskedFor(page, 'entry.js');
    await sandbox.open(page, { as: 'android', to: `${TERMS}?mfedev=guides:${port}` });

    await expect(page.getByText(`DEV guides:${port}`)).toBeVisible();
    await expect(guides.terms(page)).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    expect(await stylesOf(page)).toEqual([]);
  } finally {
    serving.kill('SIGTERM');
  }
});

const mfe = join(import.meta.dirname, '../tools/mfe.mjs');
