import type { ObjectStore } from '../store/objects';
import type { Signer } from '../store/signing';
import { published } from '../testing/builds';
import { context } from '../testing/context';
import { openFolder, type StoreUnderTest } from '../testing/stores';
import { team } from '../testing/teams';
import { publish } from './publish';

jest.mock('../build/version.mjs', () => ({ versionOf: () => '1.2.0-bsame' }));
jest.mock('../build/singletons.mjs', () => jest.requireActual('../base/names.cjs'));

describe('publish of a version that is in the store', () => {
  let opened: StoreUnderTest;
  let store: ObjectStore;
  beforeEach(async () => {
    opened = await openFolder();
    store = opened.store;
    await published(store, 'apply', '1.2.0', { sources: 'bsame' });
  });
  afterEach(() => opened.close());

  async function planned(signer?: Signer): Promise<string | undefined> {
    const said: string[] = [];
    const flags = { version: '1.2.0', 'dry-run': true };
    await publish(context({ store, words: 'apply', flags, said, worker: { signer } }));
    return said.at(-1);
  }

  it('builds nothing when the version is signed, or when there is no key to sign it', async () => {
    expect(await planned()).toBe('It is there already.');
    await store.write('apply/1.2.0/signed.json', Buffer.from('{}'));
    expect(await planned(team('apply-team').signer)).toBe('It is there already.');
  });

  it('builds again, to compare and sign, when the version has no signature', async () => {
    expect(await planned(team('apply-team').signer)).toBe('Dry run: nothing was built.');
  });
});
