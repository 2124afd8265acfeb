import { rmSync } from 'node:fs';
import { startNginx } from '@shared/delivery/testing/nginx';
import { builtStore } from './built-store';
import { goLive } from './channel';
import { expect, test } from './test';

const nginx = process.env['TEST_NGINX'] ?? '';

test.skip(nginx === '', 'NOT RUN: there is no nginx with brotli_static (npm test installs it)');

test('nginx serves production with digests and compression, and a rollback works', async ({
  page,
  sandbox,
}) => {
  const { root, versions } = await builtStore('production');
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

  await goLive(root, 'production', { versions, disabled: ['apply'] });
  await page.goto(`${server.origin}/app/`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('12개월 이용 금액')).toBeHidden();

  await server.stop();
  rmSync(root, { recursive: true, force: true });
});
