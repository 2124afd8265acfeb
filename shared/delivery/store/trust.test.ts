import type { AppName } from '@shared/release/release';
import { rollback } from '../cli/rollback';
import { disable, freeze } from '../cli/switches';
import { eachLive, liveSets, liveStore, published as publishBuild } from '../testing/builds';
import { context } from '../testing/context';
import { liveSettings } from '../testing/live-settings';
import { promoted } from '../testing/promotion';
import { byHand } from '../testing/stores';
import { promotedBy, publishedBy, team, trusting } from '../testing/teams';
import { writeSettings } from './channel-settings';
import { channelIn, entryOf } from './channels';
import type { Signer } from './signing';

const { signer: applyTeam, key: applyKey } = team('apply-team');
const { signer: platform, key: platformKey } = team('platform');
const keys = {
  'apply-team': { key: applyKey, apps: ['apply'] },
  platform: { key: platformKey, apps: ['*'] },
};

describe('a channel that asks for signatures', () => {
  const store = eachLive('mypage@1.1.0');
  beforeEach(async () => {
    await published('1.1.0', applyTeam);
    await set({ signed: true, keys }, platform);
  });

  const published = (version: string, signer?: Signer) => publishedBy(store, version, signer);
  const set = (trust: object, signer?: Signer) => trusting(store, trust, signer);
  const promote = (app: AppName, version: string, signer?: Signer) =>
    promotedBy(store, app, version, signer);
  const versions = async () => (await liveSets(store)).stable.versions;

  it('accepts a change signed by the team of the app and logs the team', async () => {
    await promote('apply', '1.1.0', applyTeam);
    const { state } = await channelIn(store, 'staging');

    expect((await versions()).apply).toBe('1.1.0');
    expect(await entryOf(store, 'staging', state.change)).toMatchObject({
      signed: { team: 'apply-team' },
    });
  });

  it('refuses changes that are unsigned, by an unknown team or by the team of another app', async () => {
    await expect(promote('apply', '1.1.0')).rejects.toThrow('staging takes signed changes alone');
    await expect(promote('apply', '1.1.0', team('apply-team').signer)).rejects.toThrow(
      'is not signed with the key of apply-team',
    );
    await expect(promote('apply', '1.1.0', team('stranger').signer)).rejects.toThrow(
      'staging knows no key of stranger',
    );
    const flags = { in: 'staging' };
    await expect(
      disable(context({ store, words: 'guides', flags, worker: { signer: applyTeam } })),
    ).rejects.toThrow('apply-team may change apply in staging, not guides');
    expect((await channelIn(store, 'staging')).state.seq).toBe(2);
  });

  it('lets any team freeze and then roll back, and only a team with all apps change settings', async () => {
    await promote('apply', '1.1.0', applyTeam);
    await freeze(context({ store, words: 'staging', worker: { signer: applyTeam } }));
    const back = (signer: Signer, flags: object) =>
      rollback(context({ store, words: 'staging', flags: { ...flags }, worker: { signer } }));

    await expect(back(applyTeam, { to: '1' })).resolves.toMatchObject({ changed: true });
    expect((await channelIn(store, 'staging')).state.frozen).toBe(true);
    expect((await versions()).apply).toBe('1.0.0');
    await expect(set({ signed: false, keys }, applyTeam)).rejects.toThrow(
      'apply-team may change apply in staging, not its settings',
    );
    await expect(set({ signed: false, keys })).rejects.toThrow('signed changes alone');
    await set({ signed: true, keys, after: 'sandbox' }, platform);
  });

  it('accepts only a version that its team published', async () => {
    await published('1.2.0');
    await published('1.3.0', team('apply-team').signer);

    await expect(promote('apply', '1.2.0', applyTeam)).rejects.toThrow(
      'apply@1.2.0 was published without a signature',
    );
    await expect(promote('apply', '1.3.0', applyTeam)).rejects.toThrow(
      'apply@1.3.0 is not signed with the key of apply-team',
    );
  });

  it('accepts a version that its team signed after it was published without a signature', async () => {
    await published('1.2.0');
    await published('1.2.0', applyTeam);
    await promote('apply', '1.2.0', applyTeam);

    expect((await versions()).apply).toBe('1.2.0');
  });

  it('signs no version with other content, and replaces no signature', async () => {
    await publishBuild(store, 'apply', '1.2.0', { sources: 'other' });
    await expect(published('1.2.0', applyTeam)).rejects.toThrow('exists with other content');
    expect(await store.read('apply/1.2.0/signed.json')).toBeUndefined();

    await published('1.3.0', team('apply-team').signer);
    await expect(published('1.3.0', applyTeam)).rejects.toThrow(
      'apply@1.3.0 exists with other content',
    );
    await published('1.1.0', applyTeam);
  });

  it('refuses to continue from a page, log or settings that were written by hand', async () => {
    const { change } = (await channelIn(store, 'staging')).state;
    const edits: [string, (text: string) => string, RegExp][] = [
      ['index.html', (text) => text.replace('"disabled":[]', '"disabled":["guides"]'), /by hand/],
      [`log/${change}.json`, (text) => text.replace('kim', 'lee'), /is not signed with the key/],
      ['settings.json', (text) => text.replace('{}', '{ "environment": "x" }'), /again/],
    ];
    for (const [name, edit, says] of edits) {
      const path = `channels/staging/${name}`;
      const before = String((await store.read(path))?.bytes);
      await byHand(store, path, edit);
      await expect(promote('apply', '1.1.0', applyTeam)).rejects.toThrow(says);
      await byHand(store, path, () => before);
    }
    await promote('apply', '1.1.0', applyTeam);
  });

  it('refuses settings with an invalid key or right before they are written', async () => {
    const [noKey, noRight] = [
      { key: 'none', apps: ['*'] },
      { key: applyKey, publishes: ['aply'] },
    ];

    for (const wrong of [noKey, noRight])
      await expect(set({ signed: true, keys: { ...keys, wrong } }, platform)).rejects.toThrow(
        'are no settings',
      );
    await expect(set({ signed: true, keys: {} }, platform)).rejects.toThrow('knows no key');
    await promote('apply', '1.1.0', applyTeam);
  });
});

describe('a channel that follows another', () => {
  const store = eachLive('apply@1.1.0');

  it('accepts only versions that everybody had there', async () => {
    await liveStore(store, 'production');
    const trust = { after: 'staging' };
    await writeSettings(store, 'production', { settings: liveSettings, tools: false, trust });
    const live = (channel: string) => promoted(store, { apply: '1.1.0' }, { channel });

    await expect(live('production')).rejects.toThrow(
      'apply@1.1.0 was never live in staging, and production comes after it',
    );
    await live('staging');
    await live('production');
    expect((await liveSets(store, 'production')).stable.versions.apply).toBe('1.1.0');
  });
});
