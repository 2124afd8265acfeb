import { released } from '@shared/release/release';
import { appJson } from '../store/releases';
import { publishedFolder } from '../testing/builds';
import { eachStore } from '../testing/stores';
import { byteProblems, missingFiles, wholeOf } from './bytes';

describe('byteProblems', () => {
  const store = eachStore();

  it('names a file that is missing at the address of an earlier version or in its folder', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      const texts = { 'entry.js': version, 'kit.js': 'kit' };
      await publishedFolder(store, { app: 'apply', version, texts });
    }
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
