import { eachLive, liveSets, liveStore } from '../testing/builds';
import { context } from '../testing/context';
import { promoted } from '../testing/promotion';
import { publishedBy } from '../testing/teams';
import { gc } from './gc';
import type { Promotion } from './promote';
import { rollback } from './rollback';

const DAY_MS = 86_400_000;

describe('a version that promoteIn is asked for', () => {
  const store = eachLive('apply@1.1.0', 'apply@1.2.0');
  beforeEach(async () => {
    await promoted(store, { apply: '1.1.0' });
  });

  const during = (happens: () => Promise<unknown>): Partial<Promotion> => ({
    boot: async () => {
      await happens();
      return [];
    },
  });
  const applyNow = async () => (await liveSets(store)).stable.versions.apply;

  /** Blocks a version of apply with a rollback elsewhere. */
  const blocking = async (version: string) => {
    await liveStore(store, 'preview');
    await promoted(store, { apply: version }, { channel: 'preview' });
    return during(() => rollback(context({ store, words: 'preview', flags: { app: 'apply' } })));
  };

  it('does not go live when a rollback elsewhere blocks it during the gate [PLAT-009]', async () => {
    await expect(promoted(store, { apply: '1.2.0' }, await blocking('1.2.0'))).rejects.toThrow(
      'apply@1.2.0 is marked bad by kim (rolled back in preview)',
    );
    expect(await applyNow()).toBe('1.1.0');
  });

  it('goes live without the fallback that is blocked during the gate [PLAT-009]', async () => {
    await promoted(store, { apply: '1.2.0' }, await blocking('1.1.0'));

    expect(await applyNow()).toBe('1.2.0');
    expect((await liveSets(store)).stable.lkg).toEqual({});
  });

  it('does not go live when gc removes it during the gate', async () => {
    const removes = during(() => gc(context({ store, words: '' }), Date.now() + 91 * DAY_MS));

    await expect(promoted(store, { apply: '1.2.0' }, removes)).rejects.toThrow(
      'apply@1.2.0 is not published',
    );
    expect(await applyNow()).toBe('1.1.0');
  });

  it('does not go live when its upload did not end, because gc would not know its files', async () => {
    const { write } = store;
    store.write = async (path, ...rest) => {
      if (path === 'apply/versions.json') throw new Error('the network is gone');
      return write(path, ...rest);
    };
    await expect(publishedBy(store, '1.3.0')).rejects.toThrow('the network is gone');
    store.write = write;

    await expect(promoted(store, { apply: '1.3.0' })).rejects.toThrow(
      'apply@1.3.0 is not listed, because its upload did not end: mfe publish apply',
    );
    await publishedBy(store, '1.3.0');
    await promoted(store, { apply: '1.3.0' });
    expect(await applyNow()).toBe('1.3.0');
  });
});
