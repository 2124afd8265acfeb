import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { channelIn, writeChannel } from '@shared/delivery/store/channels';
import { folderStore } from '@shared/delivery/store/folder';
import { keepRelease, releaseOf } from '@shared/delivery/store/releases';
import { startNginx } from '@shared/delivery/testing/nginx';
import { appNames } from '@shared/routes/apps';
import { expect, test } from './test';

const nginx = process.env['TEST_NGINX'] ?? '';

test.skip(nginx === '', 'NOT RUN: there is no nginx with brotli_static (npm test installs it)');

test('nginx serves production with digests and compression, and a rollback works', async ({
  page,
  sandbox,
}) => {
  const root = mkdtempSync(join(tmpdir(), 'care-nginx-store-'));
  const built = join(import.meta.dirname, '../../.store');
  for (const app of appNames) symlinkSync(join(built, app), join(root, app));
  const store = folderStore(root);
  const { state } = await channelIn(folderStore(built), 'sandbox');
  await keepRelease(store, await releaseOf(folderStore(built), state.stable));
  const wish = { stable: state.stable, canaries: [], disabled: [], frozen: false };
  const reason = { by: 'test', why: '', did: 'first' };
  await writeChannel(store, 'production', undefined, wish, reason);
  const server = await startNginx(nginx, { root, channel: 'production', api: sandbox.origin });
  const packed: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (/\/(host|apply)\/.*\.js$/.test(new URL(response.url()).pathname))
      packed.push(response.headers()['content-encoding']);
  });

  // Browsers accept brotli only on secure origins. Localhost counts as one.
  await page.goto(`${server.origin}/app/`);
  await expect(page.getByText('12개월 이용 금액')).toBeVisible();
  await expect(page.locator('.shell')).toHaveCount(0); // the app has replaced the skeleton
  expect(new Set(packed)).toEqual(new Set(['br']));
  expect(packed.length).toBeGreaterThan(3);

  await writeChannel(
    store,
    'production',
    await channelIn(store, 'production'),
    { ...wish, disabled: ['apply'] },
    reason,
  );
  await page.goto(`${server.origin}/app/`);
  await expect(page.getByText('12개월 이용 금액')).toBeHidden();
  await expect(page.getByRole('alert')).toBeVisible();

  await server.stop();
  rmSync(root, { recursive: true, force: true });
});
