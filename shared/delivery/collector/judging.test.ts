/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collecting } from '../testing/collecting';
import { startJudge } from './judging';

const { database } = collecting();
let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'care-judging-'));
});
afterEach(() => rmSync(place, { recursive: true }));

it('reports a channel that it cannot analyse, and continues with the others', async () => {
  const said: string[] = [];
  const judging = await startJudge({
    channels: ['production', 'staging'],
    place,
    database: database(),
    worker: {},
    say: (line) => void said.push(line),
  });
  await judging.end();

  expect(said).toEqual([
    `production could not be judged: there is no channel production in ${place}`,
    `staging could not be judged: there is no channel staging in ${place}`,
  ]);
});
