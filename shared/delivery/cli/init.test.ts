import { appNames } from '@shared/routes/apps';
import { integrityOf } from '../base/digest.cjs';
import { channelSettings } from '../store/channel-settings';
import { channelIn } from '../store/channels';
import { appJsonOf, liveSets, liveStore, published } from '../testing/builds';
import { context } from '../testing/context';
import { promoted } from '../testing/promotion';
import { byHand, eachStore } from '../testing/stores';
import { publishedBy, team } from '../testing/teams';
import { WrongUse } from './command';
import { init } from './init';
import { verify } from './verify';

const first = team('core');

describe('mfe init and verify', () => {
  const store = eachStore();
  let said: string[];
  beforeEach(() => {
    said = [];
  });

  const given = (words = '', flags = {}) =>
    context({
      store,
      words,
      flags: { 'no-boot': true, ...flags },
      said,
      worker: { signer: first.signer },
    });
  /** Publishes small builds instead of the product. */
  const filled = (flags = {}) =>
    init(given('', flags), async ({ worker }, app) => {
      if (app !== 'qa') await publishedBy(store, '1.0.0', worker?.signer, app);
      return { version: '1.0.0' };
    });

  it('puts all apps live in staging and writes the settings of both channels', async () => {
    await filled();
    const staging = await channelSettings(store, 'staging');
    const production = await channelSettings(store, 'production');

    expect((await liveSets(store)).stable.versions).toEqual(
      Object.fromEntries(appNames.map((app) => [app, '1.0.0'])),
    );
    expect(staging).toMatchObject({ tools: true, trust: { signed: true } });
    expect(production).toMatchObject({ tools: false, trust: { signed: true, after: 'staging' } });
    for (const { trust } of [staging, production])
      expect(trust?.keys).toEqual({ core: { key: first.key, apps: ['*'] } });
    expect(said.at(-1)).toContain('preflight production');
  });

  it('refuses without a key, in a store that is in use, and changes nothing in a dry run', async () => {
    await expect(init(context({ store, words: '' }))).rejects.toThrow(WrongUse);
    await filled({ 'dry-run': true });
    expect(await store.list('')).toEqual([]);
    await filled();
    await expect(filled()).rejects.toThrow('is in use: staging');
  });

  it('verifies every live byte and names a file that was changed', async () => {
    await filled();
    await expect(verify(given('staging'))).resolves.toMatchObject({ files: appNames.length });

    await byHand(store, 'apply/1.0.0/entry.js.br', () => 'changed');

    await expect(verify(given('staging'))).rejects.toThrow('1 of the files of staging');
    expect(said.join('\n')).toContain('entry.js.br has other bytes in the store than were built');
  });

  it('verifies the font by the description of its build, because pages do not have its digests', async () => {
    await liveStore(store);
    const font = Buffer.from('font');
    const about = { integrity: integrityOf(font), bytes: font.length, packed: font.length };
    const { files } = appJsonOf('apply', '1.1.0');
    await published(store, 'apply', '1.1.0', { files: { ...files, 'font/own.woff2': about } });
    await store.write('apply/1.1.0/font/own.woff2', font);
    await promoted(store, { apply: '1.1.0' });
    const { release } = await channelIn(store, 'staging');
    expect(Object.keys(release.apps.apply.integrity)).toEqual(['entry.js']);
    await expect(verify(given('staging'))).resolves.toMatchObject({ problems: [] });

    await byHand(store, 'apply/1.1.0/font/own.woff2', () => 'changed');
    await expect(verify(given('staging'))).rejects.toThrow('1 of the files of staging');
  });

  it('verifies versions alone that a device can get', async () => {
    await filled();
    await published(store, 'apply', '1.1.0');

    const { versions } = await verify(given('staging'));
    expect(versions).not.toContain('apply@1.1.0');
    expect((await channelIn(store, 'staging')).state.seq).toBe(1);
  });
});
