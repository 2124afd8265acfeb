import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { released } from '@shared/release/release';
import { folderStore } from '../store/folder';
import { appJson } from '../store/releases';
import { publishFolder } from '../store/upload';
import { builtFolder } from '../testing/builds';
import { byteProblems, missingFiles, wholeOf } from './bytes';

const folder = mkdtempSync(join(tmpdir(), 'care-bytes-'));
const store = folderStore(join(folder, 'store'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Publishes a version whose kit is always the same. */
async function publish(version: string): Promise<void> {
  const built = join(folder, version);
  builtFolder(built, 'apply', version, { 'entry.js': version, 'kit.js': 'kit' });
  const listed = { version, date: '2026-11-20T00:00:00.000Z', git: '', note: '' };
  await publishFolder(store, { app: 'apply', folder: built, listed });
}

describe('byteProblems', () => {
  it('names a file that is missing at the address of an earlier version or in its folder', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish(version);
    const app = await appJson(store, 'apply', '1.1.0');
    const live = await wholeOf(store, 'apply', released(app, '/apply/1.1.0/'));
    const problems = async () =>
      [
        await byteProblems(store, app),
        await byteProblems(store, live),
        await missingFiles(store, app),
      ].map((found) => found.map(({ what }) => what));
    expect(await problems()).toEqual([[], [], []]);

    const kit = 'kit.js is not in the store';
    await store.remove('apply/1.0.0/kit.js');
    expect(await problems()).toEqual([[kit], [kit], [kit]]);

    await store.remove('apply/1.1.0/kit.js');
    expect(await problems()).toEqual([[kit, kit], [kit, kit], [kit]]);
  });
});
