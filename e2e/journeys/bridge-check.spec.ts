import type { Page } from 'playwright/test';
import { expect, test } from './test';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const verdict = (page: Page, name: string) => card(page, name).getByRole('status');
const run = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: '실행' }).click();

test('the app of the sandbox passes every check of its bridge [BRIDGE-006]', async ({
  page,
  sandbox,
}) => {
  const people = (await sandbox.ask('people')) as { key: string; vtgId: string }[];
  const vtgId = people.find(({ key }) => key === 'new-customer')?.vtgId ?? '';
  await page.goto('/app/?scenario=new-customer,android,photo:good,keyboard:usual,windows:offered');
  await page.goto(`/sandbox/bridge?vtg_id=${vtgId}`);
  await page.getByRole('button', { name: '모두 실행 (닫기 제외)' }).click();
  const all = await page.getByRole('article').all();
  await expect(verdict(page, 'openSettings')).toHaveText(/^정상/);
  await page.getByRole('button', { name: '앱으로 돌아가기' }).click();
  await run(page, '__careBack');
  await page.locator('sandbox-native[data-surface=back] button').dispatchEvent('click');
  await expect(verdict(page, '__careBack')).toHaveText(/^정상/);
  await run(page, '__careKeyboard');
  await expect(verdict(page, '__careKeyboard')).toHaveText(/^정상/);
  await run(page, 'close');
  await page.getByRole('button', { name: '다시 열기' }).click();

  expect(all.length).toBeGreaterThan(18);
  for (const one of all) await expect(one.getByRole('status')).toHaveText(/^정상/);
  await expect(page.getByRole('textbox', { name: '결과 요약' })).toHaveValue(
    new RegExp(`^브리지 점검: 정상 ${all.length}, 없음 0, 실패 0, 늦음 0, 미실행 0\\n`),
  );
});

test('the page names what a deviating app answers wrongly, late or not at all [BRIDGE-006]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const results: Record<string, unknown> = {
      upload: { url: 'https://elsewhere.example/1.jpg', type: 1 },
      offers: false,
    };
    const postMessage = (text: string) => {
      const { id, method } = JSON.parse(text) as { id: string; method: string };
      if (method === 'haptic') return;
      const said =
        method === 'saveFile'
          ? { ok: false, error: { kind: 'unsupported' } }
          : { ok: true, result: results[method] };
      setTimeout(() =>
        (Reflect.get(window, '__careBridge') as (text: string) => void)(
          JSON.stringify({ v: 1, id, ...said }),
        ),
      );
    };
    Object.assign(window, { ServiceCareBridge: { postMessage } });
  });
  await page.goto('/sandbox/bridge?vtg_id=V1');

  for (const name of [
    'upload 1',
    'haptic light',
    'saveFile',
    'offers windows',
    'User-Agent',
    'savePdf',
  ])
    await run(page, name);
  await expect(verdict(page, 'upload 1')).toHaveText(/^실패/);
  await expect(card(page, 'upload 1')).toContainText('결과의 url 값이 규격과 달라요');
  await expect(verdict(page, 'haptic light')).toHaveText(/^늦음 · 3/);
  await expect(verdict(page, 'saveFile')).toHaveText(/^없음/);
  await expect(verdict(page, 'offers windows')).toHaveText(/^없음/);
  await expect(verdict(page, 'User-Agent')).toHaveText(/^실패/);
  await expect(verdict(page, 'savePdf')).toHaveText(/^정상/);
  // The app says that it saved the file, and the tester finds none.
  await card(page, 'savePdf').getByRole('button', { name: '아니요' }).click();
  await expect(verdict(page, 'savePdf')).toHaveText(/^실패/);
  await expect(page.getByRole('textbox', { name: '결과 요약' })).toHaveValue(
    /^브리지 점검: 정상 0, 없음 2, 실패 3, 늦음 1, 미실행 \d+\n/,
  );
});
