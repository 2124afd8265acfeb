import type { Page } from 'playwright/test';
import { breakOnWire, guides, openTerms, TERMS } from './delivery-test';
import { expect, test } from './test';

declare global {
  interface Window {
    /** Number of skeletons that React has rendered. */
    __skeletons?: number;
  }
}

/** Counts the skeletons of React: each would replace a prerendered text. */
async function noteSkeletons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__skeletons = 0;
    new MutationObserver(() => {
      if (document.querySelector('[aria-busy][aria-label^="화면을"]')) window.__skeletons = 1;
    }).observe(document, { childList: true, subtree: true });
  });
}

const skeletons = (page: Page) => page.evaluate(() => window.__skeletons);

const faults = ['404', 'tampered', 'throwing'] as const;

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

  test('a hanging entry or screen keeps the prerender until the card, and a retry recovers [PLAT-008]', async ({
    context,
    sandbox,
  }) => {
    const hanging = async (files: RegExp) => {
      const page = await context.newPage();
      await noteSkeletons(page);
      const mend = await breakOnWire(page, files, 'hang');
      await sandbox.open(page, { as: 'android', to: TERMS });
      await expect(page.locator('main[data-first] h1')).toBeVisible();

      // Its time limits are tested by a virtual clock in host/src/loader/deadline.test.tsx.
      await expect(guides.card(page)).toBeVisible();
      expect(await skeletons(page)).toBe(0);

      mend();
      await guides.retry(page).click();
      await expect(guides.terms(page)).toBeVisible();
    };

    await Promise.all([
      hanging(/^\/guides\/[^/]+\/entry\.js$/),
      hanging(/^\/guides\/[^/]+\/[\w-]*TermInfo_tsx\.js$/),
    ]);
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

test('every app has a manifest as data, and our page requests none [PLAT-003]', async ({
  page,
  request,
  sandbox,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await openTerms(page, sandbox);
  const apps = await page.evaluate(() => Object.entries(globalThis.__release?.apps ?? {}));
  const described = await Promise.all(
    apps.map(async ([app, { base, container }]) => {
      const answer = await request.get(`${sandbox.origin}${base}mf-manifest.json`);
      const { name, metaData, shared } = await answer.json();
      const react = shared.find((one: { name: string }) => one.name === 'react');
      return [name === (container ?? app), metaData.remoteEntry.name, react.version];
    }),
  );

  const version = expect.stringMatching(/^19\./);
  expect(described).toHaveLength(5);
  expect(described.filter(([, entry]) => entry === '')).toEqual([[true, '', version]]); // the host
  expect(described.filter(([, entry]) => entry !== '')).toEqual(
    Array.from({ length: 4 }, () => [true, 'entry.js', version]),
  );
  expect(asked.filter((url) => url.includes('mf-manifest'))).toEqual([]);
});
