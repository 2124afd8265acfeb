/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { collecting } from '../testing/collecting';
import { eachStore } from '../testing/stores';
import { startJudge } from './judging';

const { database } = collecting();
const store = eachStore();

describe('startJudge', () => {
  it('reports a channel that it cannot analyse, and continues with the others', async () => {
    const said: string[] = [];
    const judging = startJudge({
      channels: ['production', 'staging'],
      store,
      database: database(),
      worker: {},
      say: (line) => void said.push(line),
    });
    await judging.end();

    expect(said).toEqual([
      `production could not be judged: there is no channel production in ${store.where}`,
      `staging could not be judged: there is no channel staging in ${store.where}`,
    ]);
  });
});
