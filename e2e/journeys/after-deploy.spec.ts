import { filesAskedFor, guides, openTerms, stylesOf, TERMS, test } from './delivery-test';
import { publishedWithOneLine } from './one-line';
import { inApp } from './phone';
import { expect } from './test';
import { openedOnWeb, withoutReact } from './without-react';

for (const { app, file } of [
  { app: 'host', file: 'main.js' },
  { app: 'guides', file: 'entry.js' },
] as const)
  test(`after one line of ${app} changed, a visit loads only ${file} under a new address`, async ({
    page,
    sandbox,
    store,
  }) => {
    const version = await publishedWithOneLine(store.root, { app, from: store.good[app], file });
    await openTerms(page, sandbox);
    await inApp(page);

    await store.live({ versions: { [app]: version } });
    const asked = filesAskedFor(page, app);
    await page.goto(`${sandbox.origin}${TERMS}`);
    await expect(guides.terms(page)).toBeVisible();
    await inApp(page);

    expect(await page.evaluate(() => Reflect.get(globalThis, '__line'))).toBe(true);
    expect([...new Set(asked)].filter((name) => name.startsWith(`${version}/`))).toEqual([
      `${version}/${file}`,
    ]);
    const kept = asked.filter((name) => name.startsWith(`${store.good[app]}/`));
    expect(kept.length).toBeGreaterThan(1);
  });

test('a prerender that changed alone appears with the styles of the earlier version', async ({
  page,
  sandbox,
  store,
}) => {
  const { guides: from } = store.good;
  const file = 'first-TermInfo.js';
  const version = await publishedWithOneLine(store.root, { app: 'guides', from, file });
  await store.live({ versions: { guides: version } });
  const asked = filesAskedFor(page, 'guides');
  await withoutReact(page);
  await openedOnWeb(page, sandbox.origin, TERMS);

  await expect(guides.firstTerms(page)).toBeVisible();
  expect(asked).toContain(`${version}/${file}`);
  expect(await stylesOf(page)).toEqual([from]);
});
