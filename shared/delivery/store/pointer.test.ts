import { eachStore, stores } from '../testing/stores';
import { tellTabs } from './pointer';

const path = 'channels/production/live.json';

describe.each(stores)('the number of the last change in %s', (_, open) => {
  const store = eachStore(open);

  it('writes a small file whose number never falls', async () => {
    await Promise.all([3, 1, 4, 2].map((seq) => tellTabs(store, 'production', seq)));
    await tellTabs(store, 'production', 1);

    expect(String((await store.read(path))?.bytes)).toBe('{"seq":4}');
  });

  it('does not fail a change when it cannot be written', async () => {
    const stuck = { ...store, write: async () => false };

    await expect(tellTabs(stuck, 'production', 2)).resolves.toBeUndefined();
  });
});
