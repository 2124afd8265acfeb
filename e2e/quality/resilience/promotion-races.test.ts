import { promoteIn } from '@shared/delivery/cli/promote';
import { rollback } from '@shared/delivery/cli/rollback';
import { liveIn } from '@shared/delivery/store/change';
import { channelIn, history } from '@shared/delivery/store/channels';
import { liveStore, published } from '@shared/delivery/testing/builds';
import { context } from '@shared/delivery/testing/context';
import { promotion } from '@shared/delivery/testing/promotion';
import { stores } from '@shared/delivery/testing/stores';
import type { RemoteName } from '@shared/release/release';
import { howMany } from './how-many';

const ROUNDS = howMany('RACE', 1);
const teams = ['apply', 'mypage'] as const satisfies readonly RemoteName[];

describe.each(stores)('two teams that promote at once in %s', (_, open) => {
  it(`lose no update in ${ROUNDS} rounds`, async () => {
    const { store, close } = await open();
    await liveStore(store);
    const lost: string[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const version = `1.0.${round}`;
      await Promise.all(teams.map((app) => published(store, app, version)));
      await Promise.all(teams.map((app) => promoteIn(store, promotion({ [app]: version }))));
      const { stable } = await liveIn(store, (await channelIn(store, 'staging')).state);
      for (const app of teams) if (stable.versions[app] !== version) lost.push(`${app}@${version}`);
    }

    expect(lost).toEqual([]);
    const seqs: number[] = [];
    for await (const { state } of history(store, 'staging')) seqs.push(state.seq);
    expect(seqs).toEqual(Array.from({ length: 2 * ROUNDS + 1 }, (_, n) => 2 * ROUNDS + 1 - n));
    await close();
  }, 900_000);
});

describe.each(stores)('two people who roll back at once in %s', (_, open) => {
  it(`return to the good version, by one rollback of two, in ${ROUNDS} rounds`, async () => {
    const { store, close } = await open();
    await liveStore(store);
    const live = async () =>
      (await liveIn(store, (await channelIn(store, 'staging')).state)).stable.versions.apply;
    const back = () => rollback(context({ store, words: 'staging', flags: { app: 'apply' } }));
    const wrong: string[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      await published(store, 'apply', `1.0.${round}`);
      await promoteIn(store, promotion({ apply: `1.0.${round}` }));
      const both = await Promise.all([back(), back()]);
      // Every round leaves a blocked version, so a rollback always leads to the only good version.
      if ((await live()) !== '1.0.0') wrong.push(`round ${round}: ${await live()}`);
      const done = both.filter(({ changed }) => changed === true).length;
      if (done !== 1) wrong.push(`round ${round}: ${done} of two rollbacks changed something`);
    }

    expect(wrong).toEqual([]);
    await close();
  }, 900_000);
});
