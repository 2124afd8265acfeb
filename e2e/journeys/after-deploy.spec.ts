import { folderStore } from '@shared/delivery/store/folder';
import { jsonBytes, type ObjectStore } from '@shared/delivery/store/objects';
import { restamped } from '@shared/delivery/testing/restamp';
import { filesAskedFor, guides, type Store, TERMS, test } from './delivery-test';
import { inApp } from './phone';
import { expect } from './test';

type App = 'host' | 'guides';

/** Publishes the live version of an app again with one more line in one file, as the version after it. */
async function publishedWithOneLine(store: Store, app: App, file: string): Promise<string> {
  const [from, to] = [store.good[app], `${store.good[app]}-line-${process.pid}`];
  const folder = folderStore(store.root);
  const list = [{ version: from, date: '2026-11-20T01:00:00Z', git: '', note: '' }];
  const after: ObjectStore = {
    ...folder,
    read: async (path) =>
      path === `${app}/versions.json` ? { bytes: jsonBytes(list), etag: '' } : folder.read(path),
    write: async (path, ...rest) =>
      path === `${app}/versions.json` ? true : folder.write(path, ...rest),
  };
  const edit = (name: string, text: string) =>
    name === file ? `${text}\nglobalThis.__line = true;\n` : text;
  await restamped(after, { app, from, to, edit });
  return to;
}

for (const { app, file } of [
  { app: 'host', file: 'main.js' },
  { app: 'guides', file: 'entry.js' },
] as const)
  test(`after one line of ${app} changed, a visit loads only ${file} under a new address`, async ({
    page,
    sandbox,
    store,
  }) => {
    const version = await publishedWithOneLine(store, app, file);
    await sandbox.open(page, { as: 'android', to: TERMS });
    await expect(guides.terms(page)).toBeVisible();
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
