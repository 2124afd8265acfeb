import type { AppJson, Release } from '@shared/release/release';
import { rollback } from '../cli/rollback';
import { disable, enable, freeze } from '../cli/switches';
import { eachLive } from '../testing/builds';
import { context } from '../testing/context';
import { promoted } from '../testing/promotion';
import { byHand } from '../testing/stores';
import { channelIn, history } from './channels';
import { jsonBytes, type ObjectStore } from './objects';
import { dataIn } from './page';

/** Changes that an attacker with write access to `releases/` or to one app's folder would make. */
const EVIL = 'https://evil.example';
const tampered: Readonly<Record<string, (release: Release) => unknown>> = {
  'a foreign address': (release) => withApply(release, { base: `${EVIL}/apply/` }),
  'a foreign address of an unchanged file': (release) =>
    withApply(release, { at: { 'entry.js': `${EVIL}/apply/1.0.0/` } }),
  'an added digest': (release) =>
    withApply(release, {
      integrity: { ...release.apps.apply.integrity, 'evil.js': 'sha256-evil' },
    }),
  'a word for the policy': (release) =>
    withApply(release, { integrity: { 'entry.js': "sha256-evil' 'unsafe-inline" } }),
  'another last known good': (release) => ({
    ...release,
    lkg: { ...release.lkg, apply: { ...release.apps.apply, version: '6.6.6', base: '/evil/' } },
  }),
};

const withApply = (release: Release, own: object) => ({
  ...release,
  apps: { ...release.apps, apply: { ...release.apps.apply, ...own } },
});

/** Commands of people who mean well and have nothing to do with apply. */
const innocent: Readonly<Record<string, (store: ObjectStore) => Promise<unknown>>> = {
  disable: (store) => disable(context({ store, words: 'guides', flags: { in: 'staging' } })),
  enable: (store) => enable(context({ store, words: 'estimate', flags: { in: 'staging' } })),
  rollback: (store) => rollback(context({ store, words: 'staging', flags: { to: '3' } })),
  freeze: (store) => freeze(context({ store, words: 'staging' })),
};

describe('a channel that was tampered with', () => {
  const store = eachLive('apply@1.1.0', 'apply@1.2.0', 'mypage@1.1.0', 'guides@1.1.0');
  beforeEach(async () => {
    await disable(context({ store, words: 'estimate', flags: { in: 'staging' } }));
    await promoted(store, { apply: '1.1.0' });
    await promoted(store, { mypage: '1.1.0' });
  });

  const page = async () =>
    (await store.read('channels/staging/index.html'))?.bytes.toString('utf8') ?? '';
  /** Changes the JSON of an object. */
  const over = (path: string, change: (value: Release & AppJson) => unknown) =>
    byHand(store, path, (text) => JSON.stringify(change(JSON.parse(text))));
  const isEvil = (text: string) => /evil|unsafe|6\.6\.6/.test(text);

  it.each(Object.entries(tampered))(
    'does not put %s in a stored release live',
    async (_, tamper) => {
      const before = dataIn(await page()).release;
      for await (const { state } of history(store, 'staging'))
        await over(`releases/${state.stable}.json`, tamper);
      for (const [command, run] of Object.entries(innocent)) {
        const said = await run(store).catch((error: Error) => error.message);

        expect(isEvil(await page())).toBe(false);
        expect(dataIn(await page()).release).toEqual(before);
        // A command that needs only the page still works. A command that needs the tampered file names it.
        if (command === 'rollback')
          expect(said).toMatch(/release [0-9a-f]+ .* is not what its name/);
        else expect(said).toMatchObject({ changed: true });
      }
    },
  );

  it('ignores a changed digest of a live app when another app is promoted', async () => {
    const before = dataIn(await page()).release;
    await over('apply/1.1.0/app.json', ({ files, ...others }) => ({
      ...others,
      files: { 'entry.js': { ...files['entry.js'], integrity: 'sha256-evil' } },
    }));

    await expect(promoted(store, { guides: '1.1.0' })).rejects.toMatchObject({
      report: {
        gate: expect.arrayContaining([
          expect.objectContaining({
            problems: [expect.objectContaining({ where: 'apply@1.1.0', check: 'description' })],
          }),
        ]),
      },
    });
    expect(dataIn(await page()).release).toEqual(before);
  });

  it.each(['starter.js', 'index.html'])('ignores a changed %s of the live host', async (part) => {
    const { state } = await channelIn(store, 'staging');
    await byHand(store, `host/1.0.0/page/${part}`, () => '<script>evil()</script>');

    for (const command of ['freeze', 'disable', 'enable'])
      await expect(innocent[command]?.(store)).rejects.toThrow(
        "host@1.0.0's page is not the one that went live with it",
      );
    await expect(promoted(store, { guides: '1.1.0' })).rejects.toThrow(
      'is not the one that went live',
    );
    expect(isEvil(await page())).toBe(false);
    expect((await channelIn(store, 'staging')).state).toEqual(state);
  });

  it.each<[string, object]>([
    [
      'a digest that is none',
      { files: { 'entry.js': { integrity: "x' 'unsafe-eval", bytes: 1 } } },
    ],
    ['a file outside its folder', { entry: { js: ['../../evil.js'], css: [] } }],
    ['an entry without a digest', { entry: { js: ['evil.js'], css: [] } }],
    ['another app’s name', { app: 'guides' }],
  ])('does not promote a build that describes itself with %s', async (_title, own) => {
    await over('apply/1.2.0/app.json', (described) => ({ ...described, ...own }));

    await expect(promoted(store, { apply: '1.2.0' })).rejects.toThrow(
      'apply@1.2.0 does not describe itself',
    );
    expect(isEvil(await page())).toBe(false);
  });

  it('adds no policy word from settings that were changed by hand', async () => {
    const allowedOrigins = ["https://a.example 'unsafe-inline'"];
    const evil = { settings: { links: { allowedOrigins } }, tools: false };
    await store.write('channels/staging/settings.json', jsonBytes(evil));

    await expect(innocent['freeze']?.(store)).rejects.toThrow(
      'channels/staging/settings.json are no settings',
    );
    expect(isEvil(await page())).toBe(false);
  });

  it('adds nothing to a page from a changed list of testing tools', async () => {
    const list = [{ version: '"><script>', integrity: 'sha256-evil', date: '' }];
    await store.write('qa/versions.json', jsonBytes(list));

    await expect(innocent['freeze']?.(store)).rejects.toThrow('qa/versions.json');
    expect(isEvil(await page())).toBe(false);
  });
});
