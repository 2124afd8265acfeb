import { expect, test } from './test';

const faults = ['404', 'html', 'truncated', 'tampered', 'throwing'] as const;

test.describe('a remote that is down', () => {
  test.use({ expectedNoise: /integrity/ });

  for (const kind of faults) {
    test(`answering ${kind}: a card appears, the frame keeps working, and a retry recovers`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.staff('remote-fault', { app: 'guides', kind });
      await sandbox.open(page, { as: 'android', to: '/app/termInfo/service' });

      await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await page.evaluate(() => '__tampered' in globalThis)).toBe(false);

      await sandbox.staff('remote-fault', { app: 'guides', kind: 'none' });
      await page.getByRole('button', { name: '다시 시도' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible();
    });
  }

  test('hanging: a retry appears after 20 seconds', async ({ page, sandbox }) => {
    await sandbox.staff('remote-fault', { app: 'guides', kind: 'hang' });
    await sandbox.open(page, { as: 'android', to: '/app/termInfo/service' });

    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: 40_000 });
    await sandbox.staff('remote-fault', { app: 'guides', kind: 'none' });
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible();
  });

  test('does not affect other remotes [PLAT-008]', async ({ page, sandbox }) => {
    await sandbox.staff('remote-fault', { app: 'guides', kind: '404' });
    await sandbox.open(page, { as: 'android', to: '/app/' });

    await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeHidden();
  });
});

test('a page with all remotes has one React and one session [AUTH-018, PLAT-005]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { as: 'android', to: '/app/' });
  const files = await page.evaluate(async () => {
    const found: { file: string; text: string }[] = [];
    for (const app of Object.values(globalThis.__release?.apps ?? {}))
      for (const file of Object.keys(app.integrity).filter((name) => name.endsWith('.js')))
        found.push({ file: app.base + file, text: await (await fetch(app.base + file)).text() });
    return found.map(({ file, text }) => ({
      file,
      react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/.test(text),
      // an event that only the session's code contains
      session: text.includes('sign-in-refused'),
    }));
  });

  expect(files.filter(({ react }) => react).map(({ file }) => file)).toEqual([
    expect.stringMatching(/^\/host\//),
  ]);
  expect(files.filter(({ session }) => session).map(({ file }) => file)).toEqual([
    expect.stringMatching(/^\/host\//),
  ]);
  expect(files.length).toBeGreaterThan(20);
});
