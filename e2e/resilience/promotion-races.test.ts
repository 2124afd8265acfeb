import { promoteIn } from '@shared/delivery/cli/promote';
import { liveIn } from '@shared/delivery/store/change';
import { channelIn, history } from '@shared/delivery/store/channels';
import { liveStore, published } from '@shared/delivery/testing/builds';
import { promotion } from '@shared/delivery/testing/promotion';
import { stores } from '@shared/delivery/testing/stores';
import type { RemoteName } from '@shared/release/release';
import { howMany } from './how-many';

const ROUNDS = howMany('RACE', 5);
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
