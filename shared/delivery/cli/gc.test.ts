import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedVersions } from '../store/versions';
import { eachLive, liveSets, liveStore, publishedAll } from '../testing/builds';
import { context } from '../testing/context';
import { promoted } from '../testing/promotion';
import { eachStore, openFolder, stores } from '../testing/stores';
import type { Context } from './command';
import { gc } from './gc';
import { rollback } from './rollback';

const DAY_MS = 86_400_000;

describe.each(stores)('gc in %s', (_, open) => {
  const store = eachStore(open);
  let said: string[];
  beforeEach(async () => {
    said = [];
    await liveStore(store);
    await publishedAll(store, 'apply@1.1.0', 'apply@1.2.0', 'apply@1.3.0', 'apply@1.4.0');
    await promoted(store, { apply: '1.1.0' });
    await promoted(store, { apply: '1.2.0' });
  });

  const collect = (days: number, flags: Context['flags'] = {}) =>
    gc(context({ store, words: '', flags, said }), Date.now() + days * DAY_MS);
  const versions = async () => (await publishedVersions(store, 'apply')).map((v) => v.version);

  it('removes a version that is not live, not a fallback version and not needed for a rollback', async () => {
    for (const apply of ['1.3.0', '1.4.0']) await promoted(store, { apply });
    const dry = await collect(91, { 'dry-run': true });
    const { removed, kept } = await collect(91);

    expect(removed).toEqual(['apply@1.0.0']);
    expect(dry['removed']).toEqual(removed);
    expect(kept).toEqual(expect.arrayContaining(['apply@1.1.0', 'apply@1.2.0', 'apply@1.4.0']));
    expect(said).toContain('apply@1.2.0 is kept: a rollback of staging may bring it back');
    expect(said).toContain('apply@1.3.0 is kept: live in staging, or the last known good there');
    expect(await versions()).toEqual(['1.4.0', '1.3.0', '1.2.0', '1.1.0']);
    expect(await store.list('apply/1.0.0/')).toEqual([]);
    expect(await store.read('mypage/1.0.0/entry.js')).toBeDefined();
  });

  it('removes an unfinished upload after one day', async () => {
    await store.write('apply/2.0.0/entry.js', Buffer.from('half'));

    expect((await collect(0))['removed']).toEqual([]);
    expect((await collect(2))['removed']).toEqual(['apply@2.0.0']);
  });

  // Which versions are kept does not depend on the kind of store.
  if (open !== openFolder) return;

  it('removes nothing for 90 days', async () => {
    expect((await collect(80))['removed']).toEqual([]);
  });

  it('keeps the versions that the next two rollbacks bring back, of one app or of all apps', async () => {
    for (const apply of ['1.3.0', '1.4.0']) await promoted(store, { apply });
    await collect(91);
    const back = (flags: Context['flags']) => rollback(context({ store, words: 'staging', flags }));
    const applyNow = async () => (await liveSets(store)).stable.versions.apply;

    await back({ app: 'apply' });
    expect(await applyNow()).toBe('1.3.0');
    await back({ all: true });
    expect(await applyNow()).toBe('1.2.0');
    await back({ app: 'apply' });
    await expect(back({ app: 'apply' })).rejects.toThrow('apply@1.0.0 is not published');
  });

  it('keeps a version that was live until a change within the last 90 days', async () => {
    const old = await collect(91, { days: '92' });

    expect(old['removed']).not.toContain('apply@1.0.0');
  });
});

describe('gc in a folder', () => {
  const store = eachLive();

  it('removes drafts and locks after one day, but none that may still be in use', async () => {
    for (const name of ['apply/1.0.0/.draft', 'channels/staging/.lock-index.html'])
      writeFileSync(join(store.where, name), '');
    const collect = (days: number) => gc(context({ store, words: '' }), Date.now() + days * DAY_MS);

    expect(await store.list('apply/1.0.0/.')).toEqual([]);
    expect((await collect(0))['left']).toEqual([]);
    expect((await collect(2))['left']).toEqual([
      'apply/1.0.0/.draft',
      'channels/staging/.lock-index.html',
    ]);
    expect(readdirSync(join(store.where, 'apply/1.0.0'))).not.toContain('.draft');
  });
});
