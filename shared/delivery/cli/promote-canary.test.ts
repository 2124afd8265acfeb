import { channelIn } from '../store/channels';
import type { ObjectStore } from '../store/objects';
import { liveSets, liveStore, publishedAll } from '../testing/builds';
import { promotion } from '../testing/promotion';
import { type StoreUnderTest, stores } from '../testing/stores';
import { type Promotion, promoteIn } from './promote';

const asCanary = (canary: number) => ({ reach: { canary } });

describe.each(stores)('promoting in %s with a canary', (_, open) => {
  let opened: StoreUnderTest;
  let store: ObjectStore;
  beforeEach(async () => {
    opened = await open();
    store = opened.store;
    await liveStore(store);
    await publish('apply@1.1.0', 'apply@1.2.0', 'mypage@1.1.0');
    await promoteIn(store, promotion({ apply: '1.1.0' }, asCanary(10)));
  });
  afterEach(() => opened.close());

  const live = () => liveSets(store);
  const publish = (...names: string[]) => publishedAll(store, ...names);

  it('gives it to a share of devices and leaves everybody else alone', async () => {
    const { stable, canaries } = await live();

    expect(stable.versions.apply).toBe('1.0.0');
    expect(canaries).toMatchObject([{ apps: { apply: '1.1.0' }, percent: 10 }]);
  });

  it('lets another app go to everybody, and has it tried with and without the canary', async () => {
    const tried: string[] = [];
    await promoteIn(store, promotion({ mypage: '1.1.0' }, { boot: watching(tried) }));
    const { stable, canaries } = await live();

    expect(stable.versions).toMatchObject({ apply: '1.0.0', mypage: '1.1.0' });
    expect(canaries).toMatchObject([{ apps: { apply: '1.1.0' }, percent: 10 }]);
    expect(tried).toEqual(['1.0.0 1.1.0', '1.1.0 1.1.0']);
  });

  it('refuses the app that is in it', async () => {
    await expect(promoteIn(store, promotion({ apply: '1.2.0' }))).rejects.toThrow(
      'apply is in a canary (10 %). Finish or abort it first',
    );
  });

  it("has room for another team's, with a share and a salt of its own, once every combination was tried", async () => {
    const tried: string[] = [];
    await promoteIn(
      store,
      promotion({ mypage: '1.1.0' }, { ...asCanary(5), boot: watching(tried) }),
    );
    const { canaries } = (await channelIn(store, 'staging')).state;

    expect(canaries).toMatchObject([
      { apps: { apply: '1.1.0' }, percent: 10 },
      { apps: { mypage: '1.1.0' }, percent: 5 },
    ]);
    expect(new Set(canaries.map(({ salt }) => salt)).size).toBe(2);
    expect(tried).toEqual(['1.0.0 1.1.0', '1.1.0 1.1.0']);
  });

  it('is not offered in a combination that the gate refuses', async () => {
    const boot: Promotion['boot'] = async ({ release: { apps } }) => {
      const isBoth = apps.apply.version === '1.1.0' && apps.mypage.version === '1.1.0';
      const problem = { check: 'boot', where: 'both', what: 'do not start', mend: '' };
      return isBoth ? [{ check: 'boot', ms: 1, problems: [problem] }] : [];
    };

    await expect(
      promoteIn(store, promotion({ mypage: '1.1.0' }, { ...asCanary(5), boot })),
    ).rejects.toThrow('The gate found a problem');
    expect((await live()).canaries).toHaveLength(1);
  });

  it('brings apps that need each other to the same devices', async () => {
    await publish('host@1.1.0', 'guides@1.1.0');
    await promoteIn(store, promotion({ host: '1.1.0', guides: '1.1.0' }, asCanary(20)));

    expect((await live()).canaries[1]).toMatchObject({
      apps: { host: '1.1.0', guides: '1.1.0' },
      percent: 20,
    });
  });

  it('keeps the salt, so that no device goes back and forth', async () => {
    const before = (await channelIn(store, 'staging')).state.canaries;
    await promoteIn(store, promotion({ mypage: '1.1.0' }));

    expect(before[0]?.salt).toMatch(/^[0-9a-f]{8}$/);
    expect((await channelIn(store, 'staging')).state.canaries).toEqual(before);
  });

  it('does not run what was changed since it was tried', async () => {
    const path = 'mypage/1.1.0/app.json';
    const boot: Promotion['boot'] = async () => {
      const found = await store.read(path);
      const changed = String(found?.bytes).replace('"entry.js": {', '"other.js": {');
      await store.write(path, Buffer.from(changed), found?.etag);
      return [];
    };

    await expect(
      promoteIn(store, promotion({ mypage: '1.1.0' }, { ...asCanary(5), boot })),
    ).rejects.toThrow(/was changed since it was tried|does not describe itself/);
  });
});

const watching =
  (tried: string[]): Promotion['boot'] =>
  async ({ release: { apps } }) => {
    tried.push(`${apps.apply.version} ${apps.mypage.version}`);
    return [];
  };
