import type { AppName, Release } from '@shared/release/release';
import { rollback } from '../cli/rollback';
import { eachLive, liveSets, published } from '../testing/builds';
import { context } from '../testing/context';
import { byHand } from '../testing/stores';
import { promotedBy, publishedBy, team, trusting } from '../testing/teams';
import { type Entry, history } from './channels';
import type { ObjectStore } from './objects';
import { signRelease } from './release-signatures';
import { compose, keepRelease, nameOf, releaseOf, versionsIn } from './releases';
import type { Trust } from './shape';
import type { Signer } from './signing';

const platform = team('platform');
const builders = team('builders');
const keys: Trust['keys'] = {
  platform: { key: platform.key, apps: ['*'] },
  builders: { key: builders.key, publishes: ['*'] },
};

/** How somebody who may write the store makes a release of theirs look signed. */
const forged: Readonly<Record<string, (store: ObjectStore, evil: Release) => Promise<void>>> = {
  'by nobody': async () => undefined,
  'by somebody in the name of platform': (store, evil) =>
    signRelease(store, evil, team('platform').signer),
  'by a stranger': (store, evil) => signRelease(store, evil, team('stranger').signer),
  'by a team that may only publish': (store, evil) => signRelease(store, evil, builders.signer),
  'with the signature of another release': async (store, evil) => {
    const stable = await stableBefore(store);
    const own = await store.read(`releases/${stable}.platform.json`);
    expect(own).toBeDefined();
    await store.write(`releases/${evil.id}.platform.json`, own?.bytes ?? Buffer.of());
  },
};

/** The changes of staging before the one that is live, newest first. */
async function entriesBefore(store: ObjectStore): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of history(store, 'staging')) entries.push(entry);
  return entries.slice(1);
}

/** Writes a release with a version of `app` that was never promoted. */
async function evilWith(store: ObjectStore, app: AppName, signer?: Signer): Promise<Release> {
  await published(store, app, '9.9.9');
  const was = await releaseOf(store, await stableBefore(store));
  const evil = await compose(store, { ...versionsIn(was), [app]: '9.9.9' });
  await keepRelease(store, evil, signer);
  return evil;
}

/** Makes a past change name another release. */
const plant = (store: ObjectStore, { state }: Entry, { id }: Release) =>
  byHand(store, `channels/staging/log/${state.change}.json`, (text) =>
    text.replaceAll(state.stable, id),
  );

/** Returns the stable release before the last change. */
const stableBefore = async (store: ObjectStore) =>
  (await entriesBefore(store))[0]?.state.stable ?? '';

const backs = [{ to: '1' }, { app: 'guides' }, { all: true }];

describe('a release in a channel that asks for signatures', () => {
  const store = eachLive();
  beforeEach(async () => {
    await publishedBy(store, '1.1.0', platform.signer);
    await trusting(store, { signed: true, keys }, platform.signer);
    await promotedBy(store, 'apply', '1.1.0', platform.signer);
  });

  const back = (flags: Readonly<Record<string, string | boolean>>, signer: Signer) =>
    rollback(context({ store, words: 'staging', flags, worker: { signer } }));
  const live = async () => (await liveSets(store)).stable.versions;

  it.each(Object.entries(forged))(
    'does not roll back in any way to a planted release that was signed %s',
    async (_, forge) => {
      const evil = await evilWith(store, 'guides');
      await forge(store, evil);
      for (const entry of await entriesBefore(store)) await plant(store, entry, evil);

      for (const flags of backs)
        await expect(back(flags, platform.signer)).rejects.toThrow(
          `release ${evil.id} is not signed by a team that may change staging`,
        );
      expect((await live()).guides).toBe('1.0.0');
    },
  );

  it('takes no fallback from a planted release after a rollback', async () => {
    const evil = await evilWith(store, 'apply');
    const [first] = (await entriesBefore(store)).toReversed();
    await plant(store, first!, evil);

    await back({ app: 'apply' }, platform.signer);

    const { versions, lkg } = (await liveSets(store)).stable;
    expect(versions.apply).toBe('1.0.0');
    expect(lkg).toEqual({});
  });

  it('does not roll back to a changed release, signed or not', async () => {
    const stable = await stableBefore(store);
    const release = await releaseOf(store, stable);
    const { apps } = release;
    const evil = { ...apps, guides: { ...apps.guides, integrity: { 'entry.js': 'sha256-evil' } } };
    await byHand(store, `releases/${stable}.json`, () =>
      JSON.stringify({ ...release, apps: evil }),
    );

    expect(nameOf({ apps: evil })).not.toBe(stable);
    await expect(back({ to: '1' }, platform.signer)).rejects.toThrow('is not what its name says');
    expect((await live()).apply).toBe('1.1.0');
  });

  it('is signed by the promoting team, or by the first signing team if it was live before', async () => {
    await back({ app: 'apply' }, platform.signer);

    expect((await live()).apply).toBe('1.0.0');
    for await (const { state } of history(store, 'staging'))
      expect(await store.read(`releases/${state.stable}.platform.json`)).toBeDefined();
  });

  describe('after the key of a team was replaced', () => {
    const first = team('apply-team');
    const second = team('apply-team');
    const stranger = team('stranger');
    const trust = ({ key }: { key: string }): Trust => ({
      signed: true,
      keys: { ...keys, 'apply-team': { key, apps: ['apply'] } },
    });
    beforeEach(async () => {
      await trusting(store, trust(first), platform.signer);
      await publishedBy(store, '1.2.0', first.signer);
      await promotedBy(store, 'apply', '1.2.0', first.signer);
      await promotedBy(store, 'apply', '1.1.0', platform.signer);
    });

    const signedByPlatform = async (seq: number) => {
      for await (const { state } of history(store, 'staging'))
        if (state.seq === seq) return store.read(`releases/${state.stable}.platform.json`);
      return undefined;
    };

    it('can come back when the former key signed it [PLAT-009]', async () => {
      expect(await signedByPlatform(5)).toBeUndefined();
      await trusting(store, trust(second), platform.signer);
      expect(await signedByPlatform(5)).toBeDefined();
      await back({ to: '5' }, second.signer);

      expect((await live()).apply).toBe('1.2.0');
    });

    it('can come back when its team was refused to replace its own key [PLAT-009]', async () => {
      await expect(trusting(store, trust(second), second.signer)).rejects.toThrow('with the key');
      await back({ to: '5' }, first.signer);

      expect((await live()).apply).toBe('1.2.0');
    });

    it('can come back when it went live while the key was replaced [PLAT-009]', async () => {
      await publishedBy(store, '1.3.0', first.signer);
      const { read } = store;
      let isFirst = true;
      const meanwhile: ObjectStore = {
        ...store,
        read: async (path) => {
          if (path.startsWith('releases/') && isFirst) {
            isFirst = false;
            await promotedBy(store, 'apply', '1.3.0', first.signer);
          }
          return read(path);
        },
      };
      await trusting(meanwhile, trust(second), platform.signer);
      await promotedBy(store, 'apply', '1.1.0', platform.signer);
      await back({ to: '7' }, second.signer);

      expect((await live()).apply).toBe('1.3.0');
    });

    it('cannot come back when a stranger signed it, also in settings written by hand', async () => {
      const evil = await evilWith(store, 'guides', stranger.signer);
      const [entry] = await entriesBefore(store);
      await plant(store, entry!, evil);
      await trusting(store, trust(second), platform.signer);
      await expect(back({ to: '5' }, platform.signer)).rejects.toThrow('is not signed by a team');

      const own = { ...trust(second).keys, stranger: { key: stranger.key, apps: ['*'] } };
      const forgedTrust = { signed: true, keys: own };
      const forged = { settings: {}, tools: false, trust: forgedTrust };
      await byHand(store, 'channels/staging/settings.json', () => JSON.stringify(forged));
      const said: string[] = [];
      await trusting(store, trust(first), platform.signer, said);
      expect(said.join('\n')).toContain(
        'Past releases were not signed again: settings.json of staging',
      );
      await expect(back({ to: '5' }, platform.signer)).rejects.toThrow('is not signed by a team');
    });
  });

  it('stays valid when somebody overwrites the signature', async () => {
    const stable = await stableBefore(store);
    await byHand(store, `releases/${stable}.platform.json`, () => '{}');
    await expect(back({ to: '1' }, platform.signer)).rejects.toThrow('is not signed by a team');

    await keepRelease(store, await releaseOf(store, stable), platform.signer);
    await expect(back({ to: '1' }, platform.signer)).resolves.toMatchObject({ changed: true });
  });
});
