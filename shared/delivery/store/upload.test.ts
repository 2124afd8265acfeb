import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFolder, publishedFolder } from '../testing/builds';
import { eachStore, stores } from '../testing/stores';
import type { ObjectStore } from './objects';
import { appJson } from './releases';
import { publishFolder } from './upload';
import { publishedVersions } from './versions';

describe.each(stores)('publishing into %s', (_, open) => {
  const store = eachStore(open);
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'care-built-'));
    builtFolder(folder, 'apply', '1.4.0');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const listed = { version: '1.4.0', date: '2026-11-20T00:00:00.000Z', git: 'abc', note: 'new' };
  const publish = (to = store) => publishFolder(to, { app: 'apply', folder, listed });
  const versions = async () => (await publishedVersions(store, 'apply')).map((v) => v.version);

  it('uploads every file except source maps, and lists the version last', async () => {
    writeFileSync(join(folder, 'entry.js.map'), '{}');
    await publish();

    expect((await store.list('apply/')).map(({ path }) => path)).toEqual([
      'apply/1.4.0/app.json',
      'apply/1.4.0/entry.js',
      'apply/1.4.0/entry.js.br',
      'apply/1.4.0/entry.js.gz',
      'apply/versions.json',
    ]);
    expect(await publishedVersions(store, 'apply')).toEqual([listed]);
  });

  it('continues after an interruption and uploads nothing twice', async () => {
    const tired: ObjectStore = {
      ...store,
      write: (path, ...rest) =>
        path.endsWith('.gz') ? Promise.reject(new Error('power cut')) : store.write(path, ...rest),
    };
    await expect(publish(tired)).rejects.toThrow('power cut');
    expect(await store.read('apply/1.4.0/app.json')).toBeUndefined();
    expect(await versions()).toEqual([]);

    await publish();
    await publish();
    expect(await versions()).toEqual(['1.4.0']);
  });

  it('never changes a version', async () => {
    await publish();
    writeFileSync(join(folder, 'entry.js'), 'other');

    await expect(publish()).rejects.toThrow(
      'apply@1.4.0 exists with other content, and a version never changes. Raise the version in remote-apply/package.json',
    );
  });

  it('lists no version whose bytes came back changed', async () => {
    const broken: ObjectStore = {
      ...store,
      read: async (path) => {
        const found = await store.read(path);
        return path.endsWith('.br') && found ? { ...found, bytes: Buffer.from('x') } : found;
      },
    };

    await expect(publish(broken)).rejects.toThrow('came back from');
    expect(await store.read('apply/1.4.0/app.json')).toBeUndefined();
    expect(await versions()).toEqual([]);
  });

  it('lists the versions of two simultaneous publishers', async () => {
    await Promise.all([publish(), publishedFolder(store, { app: 'apply', version: '1.5.0' })]);

    expect((await versions()).toSorted()).toEqual(['1.4.0', '1.5.0']);
  });

  it('keeps the address of an unchanged file over all versions, also after an interruption', async () => {
    const addressesOf = async (version: string) => {
      const { files } = await appJson(store, 'apply', version);
      return Object.entries(files).map(([file, { since }]) => `${file} ${since ?? 'own'}`);
    };
    const next = async (version: string, entry: string) => {
      const texts = { 'entry.js': entry, 'kit.js': 'kit' };
      await publishedFolder(store, { app: 'apply', version, texts });
      return addressesOf(version);
    };

    expect(await next('1.4.0', 'a')).toEqual(['entry.js own', 'kit.js own']);
    expect(await next('1.5.0', 'b')).toEqual(['entry.js own', 'kit.js 1.4.0']);
    expect(await next('1.6.0', 'b')).toEqual(['entry.js 1.5.0', 'kit.js 1.4.0']);
    expect(await next('1.7.0', 'c')).toEqual(['entry.js own', 'kit.js 1.4.0']);
    // A second attempt changes nothing, although another version was published meanwhile.
    expect(await next('1.5.0', 'b')).toEqual(['entry.js own', 'kit.js 1.4.0']);
    expect(await store.read('apply/1.6.0/kit.js')).toBeDefined();
  });

  it('refuses a folder with another app', async () => {
    builtFolder(folder, 'mypage', '1.4.0');

    await expect(publish()).rejects.toThrow('holds mypage@1.4.0, not apply@1.4.0');
  });
});
