/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { liveStore, publishedAll } from '../testing/builds';
import { collecting } from '../testing/collecting';
import { promoted } from '../testing/promotion';
import { eachStore } from '../testing/stores';
import { asDay } from '../testing/visits';
import { startJudge } from './judging';

const failing = { live: { visits: 95, failed: 0 }, canary: { visits: 5, failed: 5 } };
const mockDay = asDay(Array.from({ length: 60 }, () => failing));
jest.mock('../collector/read', () => ({ dayOf: async () => mockDay }));

const { database } = collecting();
const store = eachStore();

/** Lets the judge look at each channel once. Returns what it reports. */
const reportOf = async (...channels: string[]) => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const judging = startJudge({ channels, store, database: database(), worker: {}, say });
  await judging.end();
  return said;
};

describe('startJudge', () => {
  it('reports a channel that it cannot analyse, and continues with the others', async () => {
    expect(await reportOf('production', 'staging')).toEqual([
      `production could not be judged: there is no channel production in ${store.where}`,
      `staging could not be judged: there is no channel staging in ${store.where}`,
    ]);
  });

  it('reports a bad canary once when it may not act', async () => {
    await liveStore(store);
    await publishedAll(store, 'apply@1.5.0');
    await promoted(store, { apply: '1.5.0' }, { canary: 5 });

    const line =
      /^staging: apply@1\.5\.0 for 5 %: stop: fails in 300 of 300, .+ \(nothing was done\)$/;
    expect(await reportOf('staging', 'staging')).toEqual([expect.stringMatching(line)]);
  });
});
