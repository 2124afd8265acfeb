import type { AppName } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { eachLive, liveSets, liveStore, published, publishedAll } from '../testing/builds';
import { context } from '../testing/context';
import { promoted } from '../testing/promotion';
import { byHand } from '../testing/stores';
import { canary } from './canary';
import { rollback } from './rollback';

describe('rollback', () => {
  const store = eachLive('apply@1.1.0', 'apply@1.2.0', 'apply@1.3.0', 'mypage@1.1.0');
  let said: string[];
  beforeEach(async () => {
    said = [];
    await promote('apply', '1.1.0');
    await promote('apply', '1.2.0');
  });

  const promote = (app: AppName, version: string, canary?: number) =>
    promoted(store, { [app]: version }, { canary });
  const at = (words: string, flags = {}, ask?: (question: string) => Promise<string>) =>
    context({ store, words, flags, said, ask });
  const back = (flags = {}) => rollback(at('staging', flags));
  const versions = async () => (await liveSets(store)).stable.versions;
  const applyNow = async () => (await versions()).apply;

  it('never returns an app to a version that it was rolled back from [PLAT-009]', async () => {
    await back({ app: 'apply', why: 'burns' });
    expect(await applyNow()).toBe('1.1.0');
    await back({ app: 'apply' });
    expect(await applyNow()).toBe('1.0.0');
    await expect(back({ app: 'apply' })).rejects.toThrow(
      'apply was never at another version in staging that is not marked bad',
    );
  });

  it('does nothing when the expected version is not live any more', async () => {
    await back({ app: 'apply', expect: '1.2.0' });
    const again = await back({ app: 'apply', expect: '1.2.0' });

    expect(again['changed']).toBe(false);
    expect(said).toContain('Nothing to do: apply is at 1.1.0, not at 1.2.0 any more.');
    expect(await applyNow()).toBe('1.1.0');
  });

  it('shows all apps before and after, with the person who promoted each, before it acts', async () => {
    await promote('mypage', '1.1.0');
    await back({ all: true, 'dry-run': true });

    const changed: Partial<Record<AppName, string>> = {
      apply: '    apply     1.2.0            promoted by kim (a reason)',
      mypage: '  * mypage    1.1.0 → 1.0.0    promoted by kim (a reason)',
    };
    const same = (app: AppName) =>
      `    ${app.padEnd(8)}  1.0.0            promoted by test (first)`;
    expect(said).toEqual([
      'staging, change 4: back to what everybody had with change 3',
      ...appNames.toSorted().map((app) => changed[app] ?? same(app)),
      'Dry run: nothing was changed.',
    ]);
  });

  it('asks which app when no flag says it', async () => {
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

  it('changes nothing when it cannot ask, or when the answer is empty', async () => {
    await expect(back()).rejects.toThrow(
      'Nothing was changed. Name one of these choices: --app <app>, --all or --to <change>.',
    );
    await rollback(at('staging', {}, async () => ''));
    await liveStore(store, 'preview');
    await expect(rollback(at('preview'))).rejects.toThrow(
      'preview has no earlier version to go back to.',
    );

    expect(await applyNow()).toBe('1.2.0');
  });

  it('--all returns to the last release without a blocked version', async () => {
    await promote('mypage', '1.1.0');
    await back({ app: 'apply' });
    await promote('apply', '1.3.0');
    await back({ all: true });

    expect(await versions()).toMatchObject({ apply: '1.1.0', mypage: '1.1.0' });
    await back({ all: true });
    expect(await versions()).toMatchObject({ apply: '1.1.0', mypage: '1.0.0' });
  });

  it('--all does not use the version that it leaves and blocks as the fallback version', async () => {
    await promote('apply', '1.1.0');
    await back({ all: true });
    const { versions: all, lkg } = (await liveSets(store)).stable;

    expect(all.apply).toBe('1.2.0');
    expect(lkg).toEqual({});
  });

  it('--to returns to any earlier release, unless a version in it is blocked', async () => {
    await back({ to: '2' });
    expect(await applyNow()).toBe('1.1.0');
    await expect(back({ to: '77' })).rejects.toThrow('staging has no change 77');
    await expect(back({ to: '3' })).rejects.toThrow(
      'change 3 has apply@1.2.0, marked bad by kim (rolled back in staging): mfe good apply@1.2.0 takes that back',
    );
  });

  it('keeps the other apps and takes the newest earlier version as the fallback', async () => {
    await promote('mypage', '1.1.0');
    await back({ app: 'apply' });
    const { versions: all, lkg } = (await liveSets(store)).stable;

    expect(all).toMatchObject({ apply: '1.1.0', mypage: '1.1.0' });
    expect(lkg).toEqual({ apply: '1.0.0', mypage: '1.0.0' });
    await promote('apply', '1.3.0');
    expect((await liveSets(store)).stable.lkg).toEqual({ apply: '1.1.0', mypage: '1.0.0' });
  });

  it('leaves the app without a fallback when bytes of its earlier version are missing', async () => {
    await store.remove('apply/1.0.0/entry.js');
    await back({ app: 'apply' });

    expect(await applyNow()).toBe('1.1.0');
    expect((await liveSets(store)).stable.lkg).toEqual({});
  });

  it('names what ends a canary instead of leaving the good version [PLAT-009]', async () => {
    await promote('mypage', '1.1.0', 10);
    await rollback(at('staging', {}, async (question) => String(said.push(question) && '')));
    expect(said).toContain('Which one? apply, or nothing: ');
    await promote('apply', '1.3.0', 50);
    const ofApply =
      'A canary of apply@1.3.0 runs (50 %): mfe canary abort apply --in staging ends it. ' +
      'If what everybody has is bad, too, roll back after that.';
    const app = { app: 'apply' };
    for (const flags of [app, { ...app, expect: '1.3.0' }, { ...app, 'dry-run': true }])
      await expect(back(flags)).rejects.toThrow(ofApply);
    const ofMypage =
      'A canary of mypage@1.1.0 runs (10 %): mfe canary abort mypage --in staging ends it. ';
    for (const flags of [{}, { all: true }])
      await expect(back(flags)).rejects.toThrow(ofMypage + ofApply);
    expect(await applyNow()).toBe('1.2.0');

    await canary(at('abort apply', { in: 'staging' }));
    await back({ app: 'apply' });
    const { stable, canaries } = await liveSets(store);
    expect(stable.versions).toMatchObject({ apply: '1.1.0', mypage: '1.0.0' });
    expect(canaries).toMatchObject([{ apps: { mypage: '1.1.0' }, percent: 10 }]);
  });

  it('--to ends canaries and names them, also when everybody has that release [PLAT-009]', async () => {
    await promote('apply', '1.3.0', 50);
    await back({ to: '3' });

    expect(said).toContain('  * canary    apply@1.3.0 (50 %) ends');
    expect(await liveSets(store)).toMatchObject({
      stable: { versions: { apply: '1.2.0' } },
      canaries: [],
    });
  });

  it('keeps no fallback version that cannot run with the host of a canary that goes on', async () => {
    await published(store, 'mypage', '1.3.0', { contract: { needsHost: '~1.2.0' } });
    await published(store, 'host', '1.1.0', { contract: { provides: '1.3.0' } });
    await publishedAll(store, 'mypage@1.2.0');
    for (const version of ['1.3.0', '1.1.0', '1.2.0']) await promote('mypage', version);
    await promote('host', '1.1.0', 10);
    await back({ app: 'mypage' });
    const { stable, canaries } = await liveSets(store);

    expect(stable.versions.mypage).toBe('1.1.0');
    expect(stable.lkg).toEqual({ apply: '1.1.0' });
    expect(canaries).toMatchObject([{ apps: { host: '1.1.0' } }]);
  });

  it('refuses when a byte of the earlier version is missing or different', async () => {
    await store.remove('apply/1.1.0/entry.js.br');
    await expect(back({ app: 'apply' })).rejects.toThrow(
      'apply@1.1.0, entry.js.br: entry.js.br is not in the store',
    );
    await expect(back({ to: '2' })).rejects.toThrow('entry.js.br is not in the store');
    expect(await applyNow()).toBe('1.2.0');
  });

  it('refuses when the earlier version is not compatible with the host', async () => {
    await publishedAll(store, 'guides@1.1.0');
    await promote('guides', '1.1.0');
    await byHand(store, 'guides/1.0.0/app.json', (text) =>
      JSON.stringify({ ...JSON.parse(text), contract: { needsHost: '^9.0.0' } }),
    );

    await expect(back({ app: 'guides' })).rejects.toThrow('needs a host with contract ^9.0.0');
  });
});
