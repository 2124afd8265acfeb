import { channelIn } from '../store/channels';
import type { ObjectStore } from '../store/objects';
import { liveSets, liveStore, publishedAll } from '../testing/builds';
import { promotion } from '../testing/promotion';
import { type StoreUnderTest, stores } from '../testing/stores';
import { type Promotion, promoteIn } from './promote';

const asCanary = (canary: number | undefined, join = false) => ({ reach: { canary, join } });

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
    const { stable, canary, percent } = await live();

    expect(stable.versions.apply).toBe('1.0.0');
    expect(canary).toMatchObject({ versions: { apply: '1.1.0' }, lkg: { apply: '1.0.0' } });
    expect(percent).toBe(10);
  });

  it('puts another app into both sets, and has both tried', async () => {
    const tried: string[] = [];
    const boot: Promotion['boot'] = async ({ release: { apps } }) => {
      tried.push(`${apps.apply.version} ${apps.mypage.version}`);
      return [];
    };
    await promoteIn(store, promotion({ mypage: '1.1.0' }, { boot }));
    const { stable, canary } = await live();

    expect(stable.versions).toMatchObject({ apply: '1.0.0', mypage: '1.1.0' });
    expect(canary?.versions).toMatchObject({ apply: '1.1.0', mypage: '1.1.0' });
    expect(tried).toEqual(['1.0.0 1.1.0', '1.1.0 1.1.0']);
  });

  it('refuses the app that is in it', async () => {
    await expect(promoteIn(store, promotion({ apply: '1.2.0' }))).rejects.toThrow(
      'apply is in a canary (10 %). Finish or abort it first',
    );
  });

  it('has room for a second team that joins, and for no other canary', async () => {
    await expect(promoteIn(store, promotion({ mypage: '1.1.0' }, asCanary(5)))).rejects.toThrow(
      'A canary with apply runs already (10 %). Join it with --join, or wait.',
    );

    await promoteIn(store, promotion({ mypage: '1.1.0' }, asCanary(undefined, true)));
    const { stable, canary, percent } = await live();
    expect(stable.versions.mypage).toBe('1.0.0');
    expect(canary?.versions).toMatchObject({ apply: '1.1.0', mypage: '1.1.0' });
    expect(percent).toBe(10);
  });

  it('keeps the salt, so that no device goes back and forth', async () => {
    const before = (await channelIn(store, 'staging')).state.canary?.salt;
    await promoteIn(store, promotion({ mypage: '1.1.0' }));

    expect(before).toMatch(/^[0-9a-f]{8}$/);
    expect((await channelIn(store, 'staging')).state.canary?.salt).toBe(before);
  });
});
