import { rollback } from '@shared/delivery/cli/rollback';
import { liveSets, liveStore, published } from '@shared/delivery/testing/builds';
import { context } from '@shared/delivery/testing/context';
import { promoted } from '@shared/delivery/testing/promotion';
import { stores } from '@shared/delivery/testing/stores';
import { howMany } from './trials';

const ROUNDS = howMany('RACE', 1);

describe.each(stores)('two people who roll back at once in %s', (_, open) => {
  it(`return to the good version, by one rollback of two, in ${ROUNDS} rounds`, async () => {
    const { store, close } = await open();
    await liveStore(store);
    const live = async () => (await liveSets(store)).stable.versions.apply;
    const back = () => rollback(context({ store, words: 'staging', flags: { app: 'apply' } }));
    const wrong: string[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      await published(store, 'apply', `1.0.${round}`);
      await promoted(store, { apply: `1.0.${round}` });
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
