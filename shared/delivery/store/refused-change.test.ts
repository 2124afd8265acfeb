import { canary } from '../cli/canary';
import { bad, good } from '../cli/marks';
import { rollback } from '../cli/rollback';
import { eachLive, liveStore } from '../testing/builds';
import { context } from '../testing/context';
import { promoted } from '../testing/promotion';
import { byHand, textsIn } from '../testing/stores';
import { promotedBy, publishedBy, team, trusting } from '../testing/teams';
import { channelSettings } from './channel-settings';
import type { ObjectStore } from './objects';
import type { Trust } from './shape';
import type { Signer } from './signing';

const PAGE = 'channels/staging/index.html';
const platform = team('platform');
const trust: Trust = { signed: true, keys: { platform: { key: platform.key, apps: ['*'] } } };

type Command = (store: ObjectStore, signer: Signer) => Promise<unknown>;

const commands: Readonly<Record<string, Command>> = {
  promote: (store, signer) => promotedBy(store, 'apply', '1.2.0', signer),
  'canary finish': (store, signer) =>
    canary(context({ store, words: 'finish', flags: { in: 'staging' }, worker: { signer } })),
  rollback: (store, signer) =>
    rollback(context({ store, words: 'staging', flags: { to: '2' }, worker: { signer } })),
  bad: (store, signer) =>
    bad(context({ store, words: 'apply@1.0.0', flags: { why: 'slow' }, worker: { signer } })),
  settings: (store, signer) =>
    trusting(store, { ...trust, keys: { ...trust.keys, more: { key: signer.publicKey } } }, signer),
};

describe('a refused change', () => {
  const store = eachLive();
  beforeEach(async () => {
    for (const version of ['1.1.0', '1.2.0']) await publishedBy(store, version, platform.signer);
    await publishedBy(store, '1.1.0', platform.signer, 'guides');
    await trusting(store, trust, platform.signer);
    await promotedBy(store, 'apply', '1.1.0', platform.signer);
    const worker = { signer: platform.signer };
    await promoted(store, { guides: '1.1.0' }, { worker, canary: 10 });
  });

  it.each(Object.entries(commands))(
    'of %s writes no file when the key of the team is another [PLAT-009]',
    async (_, command) => {
      const before = await textsIn(store);

      await expect(command(store, team('platform').signer)).rejects.toThrow(
        'is not signed with the key of platform',
      );
      expect(await textsIn(store)).toEqual(before);
    },
  );

  it.each(Object.entries(commands))(
    'of %s writes no file when the page was changed by hand [PLAT-009]',
    async (_, command) => {
      await byHand(store, PAGE, (text) => text.replace('"disabled":[]', '"disabled":["guides"]'));
      const before = await textsIn(store);

      await expect(command(store, platform.signer)).rejects.toThrow('by hand');
      expect(await textsIn(store)).toEqual(before);
    },
  );

  it('of a mark does not keep the other channels from it [PLAT-009]', async () => {
    await liveStore(store, 'testing');
    const marking = (signer: Signer) =>
      context({ store, words: 'apply@1.2.0', flags: { why: 'slow' }, worker: { signer } });
    const other = marking(team('platform').signer);
    const refused = expect.stringContaining('staging is not signed with the key of platform');

    expect(await bad(other)).toEqual({ changed: ['testing'], refused: [refused] });
    expect(await bad(marking(platform.signer))).toEqual({ changed: ['staging'] });
    await expect(good(other)).rejects.toThrow('staging is not signed with the key of platform');
    expect(await good(marking(platform.signer))).toEqual({ changed: ['staging'] });
  });
});

describe('a change of the keys', () => {
  const applyTeam = team('apply-team');
  const withApply: Trust = {
    signed: true,
    keys: { ...trust.keys, 'apply-team': { key: applyTeam.key, apps: ['apply'] } },
  };
  const both: Trust = {
    signed: true,
    keys: { ...withApply.keys, guides: { key: team('guides').key, apps: ['guides'] } },
  };
  const store = eachLive();
  beforeEach(async () => {
    for (const version of ['1.1.0', '1.2.0']) await publishedBy(store, version, platform.signer);
    await trusting(store, withApply, platform.signer);
    await promotedBy(store, 'apply', '1.1.0', applyTeam.signer);
  });

  const withPageWrite = (write: ObjectStore['write']): ObjectStore => ({
    ...store,
    write: (...given) => (given[0] === PAGE ? write(...given) : store.write(...given)),
  });
  const unavailable = () => Promise.reject(new Error('503'));
  const liveTrust = async () => (await channelSettings(store, 'staging')).trust;

  it('leaves the former keys when its page cannot be written [PLAT-009]', async () => {
    const failing = withPageWrite(unavailable);

    await expect(trusting(failing, trust, platform.signer)).rejects.toThrow('503');
    expect(await liveTrust()).toEqual(withApply);
    await promotedBy(store, 'apply', '1.2.0', platform.signer);
  });

  it('succeeds when only the answer to its page was lost [PLAT-009]', async () => {
    const failing = withPageWrite(async (...given) => {
      await store.write(...given);
      return unavailable();
    });

    await trusting(failing, trust, platform.signer);
    expect(await liveTrust()).toEqual(trust);
    await promotedBy(store, 'apply', '1.2.0', platform.signer);
  });

  it('leaves the keys of another change that came first [PLAT-009]', async () => {
    await promotedBy(store, 'apply', '1.2.0', platform.signer);
    let isFirst = true;
    const late = withPageWrite(async (...given) => {
      if (!isFirst) return unavailable();
      isFirst = false;
      await trusting(store, both, platform.signer);
      return store.write(...given);
    });

    await expect(trusting(late, trust, platform.signer)).rejects.toThrow('503');
    expect(await liveTrust()).toEqual(both);
    await promotedBy(store, 'apply', '1.1.0', platform.signer);
  });

  it('writes its page when another change writes settings but loses [PLAT-009]', async () => {
    await promotedBy(store, 'apply', '1.2.0', platform.signer);
    let isFirst = true;
    const between = withPageWrite(async (...given) => {
      if (!isFirst) return store.write(...given);
      isFirst = false;
      const loses = withPageWrite(unavailable);
      await expect(trusting(loses, both, platform.signer)).rejects.toThrow('503');
      return store.write(...given);
    });

    await trusting(between, trust, platform.signer);
    expect(await liveTrust()).toEqual(trust);
    await promotedBy(store, 'apply', '1.1.0', platform.signer);
  });
});
