import type { Context } from '../cli/command';
import { rollback } from '../cli/rollback';
import { disable, freeze } from '../cli/switches';
import { liveSets, openLive } from '../testing/builds';
import { context } from '../testing/context';
import type { StoreUnderTest } from '../testing/stores';
import { promotedBy, publishedBy, team, trusting } from '../testing/teams';
import { channelIn } from './channels';
import type { ObjectStore } from './objects';
import type { Trust } from './shape';

const builders = team('builders');
const operators = team('operators');
const platform = team('platform');
const keys: NonNullable<Trust['keys']> = {
  builders: { key: builders.key, publishes: ['apply'] },
  operators: { key: operators.key, promotes: ['apply'] },
  platform: { key: platform.key, apps: ['*'] },
};

/** Everything that changes a channel, as somebody who may only publish tries it. */
const changes: Readonly<
  Record<string, (given: Pick<Context, 'store' | 'worker'>) => Promise<unknown>>
> = {
  freeze: (given) => freeze(context({ ...given, words: 'staging' })),
  disable: (given) => disable(context({ ...given, words: 'apply', flags: { in: 'staging' } })),
  rollback: (given) => rollback(context({ ...given, words: 'staging', flags: { app: 'apply' } })),
};

describe('rights to publish and to promote', () => {
  let opened: StoreUnderTest;
  let store: ObjectStore;
  beforeEach(async () => {
    opened = await openLive();
    store = opened.store;
    await publishedBy(store, '1.1.0', builders.signer);
    await publishedBy(store, '1.2.0', operators.signer);
    await trusting(store, { signed: true, keys }, platform.signer);
  });
  afterEach(() => opened.close());

  const applyLive = async () => (await liveSets(store)).stable.versions.apply;

  it('lets one team publish and another promote', async () => {
    await promotedBy(store, 'apply', '1.1.0', operators.signer);

    expect(await applyLive()).toBe('1.1.0');
  });

  it('refuses a promotion by a team that may only publish', async () => {
    await expect(promotedBy(store, 'apply', '1.1.0', builders.signer)).rejects.toThrow(
      'builders may publish for staging, and change nothing',
    );
    expect(await applyLive()).toBe('1.0.0');
  });

  it('refuses a version published by a team that may only promote', async () => {
    await expect(promotedBy(store, 'apply', '1.2.0', operators.signer)).rejects.toThrow(
      'apply@1.2.0 was published by operators, which may publish nothing',
    );
    await expect(promotedBy(store, 'apply', '1.2.0', platform.signer)).rejects.toThrow(
      'which may publish nothing',
    );
    expect(await applyLive()).toBe('1.0.0');
  });

  it.each(Object.entries(changes))(
    'refuses that a team that may only publish does %s',
    async (_name, run) => {
      await promotedBy(store, 'apply', '1.1.0', operators.signer);
      const before = (await channelIn(store, 'staging')).state;

      const worker = { signer: builders.signer };
      await expect(run({ store, worker })).rejects.toThrow(
        'builders may publish for staging, and change nothing',
      );
      expect((await channelIn(store, 'staging')).state).toEqual(before);
    },
  );

  it('lets a promoting team change its own apps, but no others and no settings', async () => {
    const worker = { signer: operators.signer };
    const off = (app: string) =>
      disable(context({ store, words: app, flags: { in: 'staging' }, worker }));

    await expect(off('apply')).resolves.toMatchObject({ changed: true });
    await expect(off('guides')).rejects.toThrow(
      'operators may change apply in staging, not guides',
    );
    await expect(trusting(store, { signed: true, keys: {} }, operators.signer)).rejects.toThrow(
      'operators may change apply in staging, not its settings',
    );
  });

  it('refuses an unknown right before it is written', async () => {
    const wrong: object = { ...keys, builders: { key: builders.key, publishes: ['aply'] } };

    await expect(
      trusting(store, { signed: true, keys: wrong as typeof keys }, platform.signer),
    ).rejects.toThrow('are no settings');
  });
});
