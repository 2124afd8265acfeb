import { channelIn } from '../store/channels';
import { eachLive, liveSets, liveStore, published, publishedAll } from '../testing/builds';
import { context } from '../testing/context';
import { promoted } from '../testing/promotion';
import { byHand } from '../testing/stores';
import type { Promotion } from './promote';
import { rollback } from './rollback';

describe('promoteIn with a canary', () => {
  const store = eachLive('apply@1.1.0', 'apply@1.2.0', 'mypage@1.1.0');
  beforeEach(() => promoted(store, { apply: '1.1.0' }, { canary: 10 }));

  const live = () => liveSets(store);

  it('promotes another app to all devices, tested with and without the canary', async () => {
    const tried: string[] = [];
    const before = (await channelIn(store, 'staging')).state.canaries;
    await promoted(store, { mypage: '1.1.0' }, { boot: watching(tried) });

    expect((await live()).stable.versions).toMatchObject({ apply: '1.0.0', mypage: '1.1.0' });
    // The same salt, so that no device switches back and forth.
    expect(before[0]?.salt).toMatch(/^[0-9a-f]{8}$/);
    expect((await channelIn(store, 'staging')).state.canaries).toEqual(before);
    expect(tried).toEqual(['1.0.0 1.1.0', '1.1.0 1.1.0']);
  });

  it('refuses an app that is already in a canary', async () => {
    await expect(promoted(store, { apply: '1.2.0' })).rejects.toThrow(
      'apply is in a canary (10 %). First end it: mfe canary finish apply --in staging, or abort.',
    );
  });

  it('adds a canary of another team with its own share and salt after testing all combinations', async () => {
    const tried: string[] = [];
    await promoted(store, { mypage: '1.1.0' }, { ...{ canary: 5 }, boot: watching(tried) });
    const { canaries } = (await channelIn(store, 'staging')).state;

    expect(canaries).toMatchObject([
      { apps: { apply: '1.1.0' }, percent: 10 },
      { apps: { mypage: '1.1.0' }, percent: 5 },
    ]);
    expect(new Set(canaries.map(({ salt }) => salt)).size).toBe(2);
    expect(tried).toEqual(['1.0.0 1.1.0', '1.1.0 1.1.0']);
  });

  it('refuses a canary when the gate refuses one combination', async () => {
    const boot: Promotion['boot'] = async ({ release: { apps } }) => {
      const isBoth = apps.apply.version === '1.1.0' && apps.mypage.version === '1.1.0';
      const problem = { check: 'boot', where: 'both', what: 'do not start', mend: '' };
      return isBoth ? [{ check: 'boot', ms: 1, problems: [problem] }] : [];
    };

    await expect(promoted(store, { mypage: '1.1.0' }, { ...{ canary: 5 }, boot })).rejects.toThrow(
      'The gate found a problem',
    );
    expect((await live()).canaries).toHaveLength(1);
  });

  it('gives apps that need each other to the same devices', async () => {
    await publishedAll(store, 'host@1.1.0', 'guides@1.1.0');
    await promoted(store, { host: '1.1.0', guides: '1.1.0' }, { canary: 20 });

    expect((await live()).canaries[1]).toMatchObject({
      apps: { host: '1.1.0', guides: '1.1.0' },
      percent: 20,
    });
  });

  it('keeps only fallback versions that can run with the host of every device', async () => {
    await published(store, 'mypage', '1.3.0', { contract: { needsHost: '~1.2.0' } });
    await published(store, 'host', '1.1.0', { contract: { provides: '1.3.0' } });
    await promoted(store, { mypage: '1.3.0' });
    await promoted(store, { mypage: '1.1.0' });
    expect((await live()).stable.lkg).toEqual({ mypage: '1.3.0' });
    await promoted(store, { host: '1.1.0' }, { canary: 20 });

    expect((await live()).stable.lkg).toEqual({});
    expect((await live()).canaries[1]).toMatchObject({ apps: { host: '1.1.0' }, percent: 20 });
  });

  it('starts without the fallback of another app that was blocked elsewhere [PLAT-009]', async () => {
    await publishedAll(store, 'mypage@1.2.0', 'guides@1.1.0');
    for (const mypage of ['1.1.0', '1.2.0']) await promoted(store, { mypage });
    await liveStore(store, 'preview');
    await promoted(store, { mypage: '1.1.0' }, { channel: 'preview' });
    await rollback(context({ store, words: 'preview', flags: { app: 'mypage' } }));
    expect((await live()).stable.lkg).toEqual({ mypage: '1.1.0' });
    await promoted(store, { guides: '1.1.0' }, { canary: 5 });

    expect((await live()).stable.lkg).toEqual({});
    expect((await live()).canaries[1]).toMatchObject({ apps: { guides: '1.1.0' } });
  });

  it('refuses a version that changed after it was tested', async () => {
    const boot: Promotion['boot'] = async () => {
      await byHand(store, 'mypage/1.1.0/app.json', (text) =>
        text.replace('"entry.js": {', '"other.js": {'),
      );
      return [];
    };

    await expect(promoted(store, { mypage: '1.1.0' }, { ...{ canary: 5 }, boot })).rejects.toThrow(
      /was changed since it was tried|does not describe itself/,
    );
  });
});

const watching =
  (tried: string[]): Promotion['boot'] =>
  async ({ release: { apps } }) => {
    tried.push(`${apps.apply.version} ${apps.mypage.version}`);
    return [];
  };
