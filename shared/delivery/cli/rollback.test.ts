import type { AppName } from '@shared/release/release';
import { channelIn } from '../store/channels';
import type { ObjectStore } from '../store/objects';
import { liveSets, liveStore, publishedAll } from '../testing/builds';
import { context, type Said } from '../testing/context';
import { promotion } from '../testing/promotion';
import { type StoreUnderTest, stores } from '../testing/stores';
import { bad, good } from './marks';
import { promoteIn } from './promote';
import { rollback } from './rollback';
import { freeze } from './switches';

describe.each(stores)('rolled back in %s', (_, open) => {
  let opened: StoreUnderTest;
  let store: ObjectStore;
  let said: Said;
  beforeEach(async () => {
    opened = await open();
    store = opened.store;
    said = [];
    await liveStore(store);
    await publishedAll(store, 'apply@1.1.0', 'apply@1.2.0', 'apply@1.3.0', 'mypage@1.1.0');
    await promote('apply', '1.1.0');
    await promote('apply', '1.2.0');
  });
  afterEach(() => opened.close());

  const promote = (app: AppName, version: string, canary?: number) =>
    promoteIn(store, promotion({ [app]: version }, { reach: { canary } }));
  const at = (words: string, flags = {}, ask?: (question: string) => Promise<string>) =>
    context({ store, words, flags, said, ask });
  const back = (flags = {}) => rollback(at('staging', flags));
  const versions = async () => (await liveSets(store)).stable.versions;
  const applyNow = async () => (await versions()).apply;

  it('an app never comes back to a version it was rolled back from', async () => {
    await back({ app: 'apply', why: 'burns' });
    expect(await applyNow()).toBe('1.1.0');
    await back({ app: 'apply' });
    expect(await applyNow()).toBe('1.0.0');
    await expect(back({ app: 'apply' })).rejects.toThrow(
      'apply was never at another version in staging that is not marked bad',
    );
  });

  it('by two people at once it goes one version back, not two', async () => {
    const both = await Promise.all([back({ app: 'apply' }), back({ app: 'apply' })]);

    expect(await applyNow()).toBe('1.1.0');
    expect(both.map(({ changed }) => changed).sort()).toEqual([false, true]);
  });

  it('does nothing for whoever expects a version that has gone already', async () => {
    await back({ app: 'apply', expect: '1.2.0' });
    const again = await back({ app: 'apply', expect: '1.2.0' });

    expect(again['changed']).toBe(false);
    expect(said).toContain('Nothing to do: apply is at 1.1.0, not at 1.2.0 any more.');
    expect(await applyNow()).toBe('1.1.0');
  });

  it('shows each app now and after, who promoted it, and what else goes back, before it acts', async () => {
    await promote('mypage', '1.1.0');
    await back({ all: true, 'dry-run': true });

    expect(said).toEqual([
      'staging, change 4: back to what everybody had with change 3',
      '    apply     1.2.0            promoted by kim (a reason)',
      '    estimate  1.0.0            promoted by test (first)',
      '    guides    1.0.0            promoted by test (first)',
      '    host      1.0.0            promoted by test (first)',
      '  * mypage    1.1.0 → 1.0.0    promoted by kim (a reason)',
      'Dry run: nothing was changed.',
    ]);
  });

  it('asks which app where nobody said it', async () => {
    await promote('mypage', '1.1.0');
    const asked: string[] = [];
    await rollback(
      at('staging', {}, async (question) => {
        asked.push(question);
        return 'apply';
      }),
    );

    expect(asked).toEqual(['Which one? apply, mypage, all, or nothing: ']);
    expect(said).toContain('  apply     1.2.0 → 1.1.0    promoted by kim (a reason)');
    expect(said).toContain('  all       back to change 3: mypage 1.1.0 → 1.0.0');
    expect(await versions()).toMatchObject({ apply: '1.1.0', mypage: '1.1.0' });
  });

  it('changes nothing where nobody can be asked, or the answer is nothing', async () => {
    await expect(back()).rejects.toThrow('say what goes back: --app apply, --all or --to <change>');
    await rollback(at('staging', {}, async () => ''));

    expect(await applyNow()).toBe('1.2.0');
  });

  it('has all of what everybody had before the last change that is not marked bad', async () => {
    await promote('mypage', '1.1.0');
    await back({ app: 'apply' });
    await promote('apply', '1.3.0');
    await back({ all: true });

    expect(await versions()).toMatchObject({ apply: '1.1.0', mypage: '1.1.0' });
    await back({ all: true });
    expect(await versions()).toMatchObject({ apply: '1.1.0', mypage: '1.0.0' });
  });

  it('has any set of the past, unless a version of it is marked bad', async () => {
    await back({ to: '2' });
    expect(await applyNow()).toBe('1.1.0');
    await expect(back({ to: '77' })).rejects.toThrow('staging has no change 77');
    await expect(back({ to: '3' })).rejects.toThrow(
      'change 3 has apply@1.2.0, marked bad by kim (rolled back in staging): mfe good apply@1.2.0 takes that back',
    );
  });

  it('leaves the other apps, and heals nobody with what burns', async () => {
    await promote('mypage', '1.1.0');
    await back({ app: 'apply' });
    const { versions: all, lkg } = (await liveSets(store)).stable;

    expect(all).toMatchObject({ apply: '1.1.0', mypage: '1.1.0' });
    expect(lkg).toEqual({ mypage: '1.0.0' });
    await promote('apply', '1.3.0');
    expect((await liveSets(store)).stable.lkg).toEqual({ apply: '1.1.0', mypage: '1.0.0' });
  });

  it("ends the app's own canary and nobody else's", async () => {
    await promote('mypage', '1.1.0', 10);
    await promote('apply', '1.3.0', 20);
    await back({ app: 'apply' });
    const { stable, canaries } = await liveSets(store);

    expect(stable.versions).toMatchObject({ apply: '1.1.0', mypage: '1.0.0' });
    expect(canaries).toMatchObject([{ apps: { mypage: '1.1.0' }, percent: 10 }]);
  });

  it('is so in spite of a freeze, and stays frozen', async () => {
    await freeze(at('staging'));
    await back({ app: 'apply' });

    expect(await applyNow()).toBe('1.1.0');
    expect((await channelIn(store, 'staging')).state.frozen).toBe(true);
  });

  it('is refused where a byte of what comes back is missing or another', async () => {
    await store.remove('apply/1.1.0/entry.js.br');
    await expect(back({ app: 'apply' })).rejects.toThrow(
      'apply@1.1.0, entry.js.br: entry.js.br is not in the store',
    );
    await expect(back({ to: '2' })).rejects.toThrow('entry.js.br is not in the store');
    expect(await applyNow()).toBe('1.2.0');
  });

  it('is refused where what comes back does not go with the host', async () => {
    await publishedAll(store, 'host@2.0.0');
    const own = { contract: { needsHost: '^9.0.0' } };
    await publishedAll(store, 'guides@1.1.0');
    await promote('guides', '1.1.0');
    const path = 'guides/1.0.0/app.json';
    const before = await store.read(path);
    const changed = { ...JSON.parse(before?.bytes.toString('utf8') ?? ''), ...own };
    await store.write(path, Buffer.from(JSON.stringify(changed)), before?.etag);

    await expect(back({ app: 'guides' })).rejects.toThrow('needs a host with contract ^9.0.0');
  });

  describe('and a version that is marked bad', () => {
    it('is passed over, is nobody’s last known good and is not promoted, until it is good', async () => {
      await bad(at('apply@1.1.0', { why: 'loses drafts' }));
      await back({ app: 'apply' });
      expect(await applyNow()).toBe('1.0.0');
      await expect(promote('apply', '1.1.0')).rejects.toThrow(
        'apply@1.1.0 is marked bad by kim (loses drafts): mfe good apply@1.1.0 takes that back',
      );

      await good(at('apply@1.1.0'));
      await promote('apply', '1.1.0');
      expect(await applyNow()).toBe('1.1.0');
    });

    it('is never what the next version is healed with', async () => {
      await bad(at('apply@1.2.0', { why: 'loses drafts' }));
      await promote('apply', '1.3.0');

      expect((await liveSets(store)).stable.lkg).toEqual({ apply: '1.1.0' });
    });

    it('is marked with a reason, of something that is published', async () => {
      await expect(bad(at('apply@1.1.0'))).rejects.toThrow('--why is missing');
      await expect(bad(at('apply@7.0.0', { why: 'x' }))).rejects.toThrow('is not published');
    });
  });
});
