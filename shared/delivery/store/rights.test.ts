import type { Context } from '../cli/command';
import { rollback } from '../cli/rollback';
import { disable, freeze } from '../cli/switches';
import { eachLive, liveSets } from '../testing/builds';
import { context } from '../testing/context';
import { promotedBy, publishedBy, team, trusting } from '../testing/teams';
import { channelIn } from './channels';
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
  promote: ({ store, worker }) => promotedBy(store, 'apply', '1.3.0', worker?.signer),
  rollback: (given) => rollback(context({ ...given, words: 'staging', flags: { app: 'apply' } })),
};

describe('rights to publish and to promote', () => {
  const store = eachLive();
  beforeEach(async () => {
    for (const version of ['1.1.0', '1.3.0']) await publishedBy(store, version, builders.signer);
    await publishedBy(store, '1.2.0', operators.signer);
    await trusting(store, { signed: true, keys }, platform.signer);
  });

  const applyLive = async () => (await liveSets(store)).stable.versions.apply;

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
});
