import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '../store/folder';
import { Refusal } from '../store/refusal';
import { context } from '../testing/context';
import { WrongUse } from './command';
import { judge } from './judge';

describe('mfe judge --counts', () => {
  const root = mkdtempSync(join(tmpdir(), 'care-judge-'));
  const query = join(root, 'counts.sql');
  writeFileSync(query, 'select 1');
  afterEach(() => delete process.env['MFE_COUNTS_URL']);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const judgeBy = (counts: string) =>
    judge(context({ store: folderStore(root), words: 'production', flags: { counts } }));

  it('asks for the address of the warehouse', async () => {
    await expect(judgeBy(query)).rejects.toThrow(WrongUse);
    await expect(judgeBy(query)).rejects.toThrow('MFE_COUNTS_URL');
  });

  it('refuses when the warehouse does not answer, and decides nothing', async () => {
    process.env['MFE_COUNTS_URL'] = 'postgres://127.0.0.1:1/web';

    await expect(judgeBy(query)).rejects.toThrow(Refusal);
  });
});
