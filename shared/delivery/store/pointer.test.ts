import { stores } from '../testing/stores';
import type { ObjectStore } from './objects';
import { tellTabs } from './pointer';

const path = 'channels/production/live.json';

describe.each(stores)('the number of the last change in %s', (_, open) => {
  let store: ObjectStore;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ store, close } = await open());
  });
  afterEach(() => close());
  const told = async () => (await store.read(path))?.bytes.toString('utf8');

  it('writes a small file whose number never falls', async () => {
    await Promise.all([3, 1, 4, 2].map((seq) => tellTabs(store, 'production', seq)));
    await tellTabs(store, 'production', 1);

    expect(await told()).toBe('{"seq":4}');
  });
});

it('does not fail a change when the number cannot be written', async () => {
  const [[, open] = []] = stores;
  const { store, close } = await open!();
  const stuck = { ...store, write: async () => false };

  await expect(tellTabs(stuck, 'production', 2)).resolves.toBeUndefined();
  await close();
});
