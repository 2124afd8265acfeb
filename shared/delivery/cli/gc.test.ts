import type { ObjectStore } from '../store/objects';
import { publishedVersions } from '../store/versions';
import { liveStore, published } from '../testing/builds';
import { promotion } from '../testing/promotion';
import { type StoreUnderTest, stores } from '../testing/stores';
import type { Context } from './command';
import { gc } from './gc';
import { promoteIn } from './promote';

const DAY_MS = 86_400_000;

describe.each(stores)('garbage in %s', (_, open) => {
  let opened: StoreUnderTest;
  let store: ObjectStore;
  beforeEach(async () => {
    opened = await open();
    store = opened.store;
    await liveStore(store);
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await published(store, 'apply', version);
    await promoteIn(store, promotion({ apply: '1.1.0' }));
    await promoteIn(store, promotion({ apply: '1.2.0' }));
  });
  afterEach(() => opened.close());

  const collect = (days: number, flags: Context['flags'] = {}) =>
    gc(
      { words: [], flags, store, root: '', by: '', say: () => undefined },
      Date.now() + days * DAY_MS,
    );
  const versions = async () => (await publishedVersions(store, 'apply')).map((v) => v.version);

  it('is nothing for ninety days', async () => {
    expect((await collect(80))['removed']).toEqual([]);
  });

  it('is then what nobody can meet: neither live nor what would be mounted in its place', async () => {
    const { removed } = await collect(91);

    expect(removed).toEqual(['apply@1.0.0', 'apply@1.3.0']);
    expect(await versions()).toEqual(['1.2.0', '1.1.0']);
    expect(await store.list('apply/1.0.0/')).toEqual([]);
    expect(await store.has('apply/1.1.0/entry.js')).toBe(true);
    expect(await store.has('mypage/1.0.0/entry.js')).toBe(true);
  });

  it('is not what was live until a change of these ninety days', async () => {
    const old = await collect(91, { days: '92' });

    expect(old['removed']).not.toContain('apply@1.0.0');
  });

  it('is an upload that was never finished, after a day', async () => {
    await store.write('apply/2.0.0/entry.js', Buffer.from('half'));

    expect((await collect(0))['removed']).toEqual([]);
    expect((await collect(2))['removed']).toEqual(['apply@2.0.0']);
  });

  it('is only listed in a dry run', async () => {
    const { removed } = await collect(91, { 'dry-run': true });

    expect(removed).toEqual(['apply@1.0.0', 'apply@1.3.0']);
    expect(await store.has('apply/1.0.0/app.json')).toBe(true);
    expect(await versions()).toHaveLength(4);
  });
});
