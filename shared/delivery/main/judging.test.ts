/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '../store/folder';
import { collecting } from '../testing/collecting';
import { startJudge } from './judging';

const { database } = collecting();

describe('startJudge', () => {
  it('reports a channel that it cannot analyse, and continues with the others', async () => {
    const place = mkdtempSync(join(tmpdir(), 'care-judging-'));
    const said: string[] = [];
    const judging = startJudge({
      channels: ['production', 'staging'],
      store: folderStore(place),
      database: database(),
      worker: {},
      say: (line) => void said.push(line),
    });
    await judging.end();
    rmSync(place, { recursive: true });

    expect(said).toEqual([
      `production could not be judged: there is no channel production in ${place}`,
      `staging could not be judged: there is no channel staging in ${place}`,
    ]);
  });
});
