import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { press, reach } from './by-keyboard';
import { startConsole } from './console-process';
import { expectTermsOf, test as journey, TERMS } from './delivery-test';
import { STARTING_MS } from './sandbox-process';
import { layoutFaults } from './scenes/layout';
import { expect } from './test';

const test = journey.extend<object, { staff: { origin: string } }>({
  staff: [
    async ({ store }, use) => {
      const staff = await startConsole(store.root);
      await use(staff);
      await staff.stop();
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],
});

// One worker, because each worker publishes a store and starts a sandbox of its own.
test.describe.configure({ mode: 'default' });

const back = (page: Page) => page.getByRole('link', { name: 'guides 되돌리기' });

test('the person on call rolls back an app with a reason, and customers get the previous version', async ({
  page,
  context,
  sandbox,
  store,
  channel,
  staff,
}) => {
  const canary = { apps: { host: store.hostNext }, percent: 0, salt: 'c' };
  await store.live({ versions: { guides: store.next }, canaries: [canary] });
  await sandbox.open(page, { as: 'android', to: TERMS });
  await expectTermsOf(page, store.next);

  const console = await context.newPage();
  await console.goto(`${staff.origin}/${channel}`);
  await console.getByRole('link', { name: 'host 비교 보기' }).click();
  const compared = console.getByRole('region', { name: `카나리 host@${store.hostNext}` });
  await expect(compared.getByText(/^더 지켜봐요/)).toBeVisible();
  await expect(compared.getByRole('img', { name: /^오류 남: 모두/ })).toBeVisible();
  await console.getByRole('link', { name: '지금' }).click();

  await back(console).click();
  await expect(console.getByRole('region', { name: '바뀌는 것' })).toContainText(
    `${store.next} → ${store.good.guides}`,
  );
  await console.getByRole('textbox', { name: '이유' }).fill('약관이 비어 보여요');
  await console.getByRole('button', { name: '되돌리기' }).click();
  await expect(console.getByRole('status')).toContainText('rollback --app guides');
  await expect(console.getByRole('list', { name: '변경 기록' })).toContainText(
    '약관이 비어 보여요',
  );

  await page.reload();
  await expectTermsOf(page, store.good.guides);
});

test('the console is usable by keyboard, from the channel to the reason and back', async ({
  page,
  store,
  channel,
  staff,
}) => {
  await store.live({ versions: { guides: store.next } });
  await page.goto(`${staff.origin}/${channel}`);
  await press(page, back(page));
  const reason = page.getByRole('textbox', { name: '이유' });
  await reach(page, reason);
  await page.keyboard.type('바꾸지 않아요');
  await press(page, page.getByRole('link', { name: '그만두기' }));

  await expect(page.getByRole('heading', { level: 1, name: channel })).toBeVisible();
  await expect(page.getByRole('region', { name: 'guides' })).toContainText(`guides ${store.next}`);
});

test('every page of it is usable on a narrow phone with large text and is accessible', async ({
  page,
  store,
  channel,
  staff,
}) => {
  const canary = { apps: { host: store.hostNext }, percent: 0, salt: 'c' };
  await store.live({ versions: { guides: store.next }, canaries: [canary] });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['', '/ask/rollback?of=guides', '/canaries', '/errors', '/speed', '/ways']) {
      await page.goto(`${staff.origin}/${channel}${path}`);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect.soft(found, path).toEqual([]);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect.soft(await layoutFaults(page), path).toEqual([]);
    }
  }
});
