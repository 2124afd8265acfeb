import { jsonBytes } from '../store/objects';
import type { Signer } from '../store/signing';
import { published } from '../testing/builds';
import { context } from '../testing/context';
import { eachStore } from '../testing/stores';
import { team } from '../testing/teams';
import { publish } from './publish';

jest.mock('../build/version.mjs', () => ({ versionOf: () => '1.2.0-bsame' }));
jest.mock('../build/singletons.mjs', () => jest.requireActual('../base/names.cjs'));

describe('publish of a version that is in the store', () => {
  const store = eachStore();
  beforeEach(() => published(store, 'apply', '1.2.0', { sources: 'bsame' }));

  async function signedBy({ team: name, sign }: Signer): Promise<void> {
    const described = await store.read('apply/1.2.0/app.json');
    const signature = sign(described?.bytes ?? Buffer.alloc(0));
    await store.write('apply/1.2.0/signed.json', jsonBytes({ team: name, signature }));
  }

  async function planned(signer?: Signer): Promise<string | undefined> {
    const said: string[] = [];
    const flags = { version: '1.2.0', 'dry-run': true };
    await publish(context({ store, words: 'apply', flags, said, worker: { signer } }));
    return said.at(-1);
  }

  it('builds nothing when the version is signed, or when there is no key to sign it', async () => {
    expect(await planned()).toBe('apply@1.2.0 is published already, from the same sources.');
    const { signer } = team('apply-team');
    await signedBy(signer);
    expect(await planned(signer)).toBe('apply@1.2.0 is published already, from the same sources.');
  });

  it('says which other team signed the version', async () => {
    await signedBy(team('guides-team').signer);

    expect(await planned(team('apply-team').signer)).toBe(
      'apply@1.2.0 is there, signed by guides-team and not by apply-team. If guides-team may not publish apply, raise the version in remote-apply/package.json.',
    );
  });

  it('builds again, to upload what is missing, when the store lost a file', async () => {
    await store.remove('apply/1.2.0/entry.js');

    expect(await planned()).toBe('Dry run: nothing was built.');
  });

  it('refuses a version that the team signed with another key, which no channel would take', async () => {
    await signedBy(team('apply-team').signer);

    await expect(planned(team('apply-team').signer)).rejects.toThrow(
      'apply@1.2.0 is signed with another key of apply-team. Raise the version in remote-apply/package.json',
    );
  });

  it('builds again, to compare and sign, when the version has no signature', async () => {
    expect(await planned(team('apply-team').signer)).toBe('Dry run: nothing was built.');
  });
});
