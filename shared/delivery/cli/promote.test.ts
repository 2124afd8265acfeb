import type { PageSettings } from '@shared/config/settings';
import { appNames, remoteNames } from '@shared/routes/apps';
import { writeSettings } from '../store/channel-settings';
import { channelIn, history, readChannel } from '../store/channels';
import type { WantedVersions } from '../store/plan';
import { liveSets, liveStore, published, publishedAll } from '../testing/builds';
import { liveSettings } from '../testing/live-settings';
import { promoted } from '../testing/promotion';
import { byHand, eachStore, openFolder, stores } from '../testing/stores';
import type { Promotion } from './promote';

describe.each(stores)('promoteIn in %s', (_, open) => {
  const store = eachStore(open);
  beforeEach(() => liveStore(store));

  const live = () => liveSets(store);
  const versions = async () => (await live()).stable.versions;
  const publish = (...names: string[]) => publishedAll(store, ...names);

  it('changes only the requested apps, and records author, command and reason', async () => {
    await publish('apply@1.1.0');
    await promoted(store, { apply: '1.1.0' });
    const others = Object.fromEntries(appNames.map((app) => [app, '1.0.0']));
    expect(await versions()).toEqual({ ...others, apply: '1.1.0' });

    const log = [];
    for await (const entry of history(store, 'staging')) log.push(entry);

    expect(log.map(({ by, did, why }) => [by, did, why])).toEqual([
      ['kim', 'promote apply@1.1.0', 'a reason'],
      ['test', 'first', 'first'],
    ]);
    expect(log.map(({ state }) => state.seq)).toEqual([2, 1]);
  });

  it('refuses bytes that differ from the build, also compressed ones', async () => {
    await publish('apply@1.1.0', 'mypage@1.1.0');
    for (const path of ['apply/1.1.0/entry.js', 'mypage/1.1.0/entry.js.br'])
      await byHand(store, path, () => 'evil');

    await expect(promoted(store, { apply: '1.1.0' })).rejects.toThrow('The gate found');
    await expect(promoted(store, { mypage: '1.1.0' })).rejects.toThrow('The gate found');
  });

  describe('when another change happens at the same time', () => {
    const meanwhile = (other: WantedVersions): Partial<Promotion> => {
      let isFirst = true;
      return {
        boot: async () => {
          if (isFirst) {
            isFirst = false;
            await promoted(store, other);
          }
          return [];
        },
      };
    };

    it('applies on top of the change of another app, and tests again with it', async () => {
      await publish('apply@1.1.0', 'mypage@1.1.0');
      const tried: string[] = [];
      const { boot } = meanwhile({ mypage: '1.1.0' });
      const watched: Promotion['boot'] = async (trial) => {
        tried.push(trial.release.apps.mypage.version);
        return (await boot?.(trial)) ?? [];
      };
      await promoted(store, { apply: '1.1.0' }, { boot: watched });

      expect(await versions()).toMatchObject({ apply: '1.1.0', mypage: '1.1.0' });
      expect(tried).toEqual(['1.0.0', '1.1.0']);
    });

    it('refuses when another version of the same app was promoted', async () => {
      await publish('apply@1.1.0', 'apply@1.2.0');

      await expect(
        promoted(store, { apply: '1.2.0' }, meanwhile({ apply: '1.1.0' })),
      ).rejects.toThrow('somebody else promoted it meanwhile');
      expect((await versions()).apply).toBe('1.1.0');
    });
  });

  // The other rules do not depend on the kind of store.
  if (open !== openFolder) return;

  it('keeps the previous version of a remote as its fallback unless it cannot run with the host', async () => {
    const react = (required: string) => ({ react: { required, carried: false } });
    const both = '^19.0.0 || ^20.0.0';
    await published(store, 'host', '2.0.0', { shared: { react: { provided: '20.0.0' } } });
    for (const app of remoteNames) await published(store, app, '1.1.0', { shared: react(both) });
    const said: string[] = [];
    const remotes = Object.fromEntries(remoteNames.map((app) => [app, '1.1.0']));
    await promoted(store, remotes);
    expect((await live()).stable.lkg).toEqual(
      Object.fromEntries(remoteNames.map((app) => [app, '1.0.0'])),
    );

    await promoted(store, { host: '2.0.0' }, { say: (line) => void said.push(line) });

    expect((await versions()).host).toBe('2.0.0');
    expect((await live()).stable.lkg).toEqual({});
    expect(said).toContain(
      'apply@1.0.0 needs ^19.0.0; host@2.0.0 gives 20.0.0: nothing stands in for apply@1.1.0',
    );
  });

  it('does nothing when the version is already live', async () => {
    const { changed } = await promoted(store, { apply: '1.0.0' });

    expect(changed).toBe(false);
    expect((await channelIn(store, 'staging')).state.seq).toBe(1);
  });

  it('plans and tests, but changes nothing, in a dry run', async () => {
    await publish('apply@1.1.0');
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    await promoted(store, { apply: '1.1.0' }, { dryRun: true, say });

    expect(said).toContain('  * apply     1.0.0 → 1.1.0   last known good 1.0.0');
    expect(said.some((line) => line.startsWith('  ok  fit'))).toBe(true);
    expect((await channelIn(store, 'staging')).state.seq).toBe(1);
  });

  it('refuses a version that is not published or not complete', async () => {
    await expect(promoted(store, { apply: '9.9.9' })).rejects.toThrow(
      'apply@9.9.9 is not published',
    );

    await publish('apply@1.1.0');
    await store.remove('apply/1.1.0/entry.js');
    await expect(promoted(store, { apply: '1.1.0' })).rejects.toMatchObject({
      message: 'The gate found a problem; nothing was changed.',
      report: {
        gate: expect.arrayContaining([
          expect.objectContaining({
            problems: [
              {
                check: 'bytes',
                where: 'apply@1.1.0, entry.js',
                what: 'entry.js is not in the store',
                mend: 'publish apply again under a new version; 1.1.0 stays as it is',
              },
            ],
          }),
        ]),
      },
    });
    expect((await versions()).apply).toBe('1.0.0');
  });

  it('refuses a set when a live build in it has lost a file', async () => {
    await publish('apply@1.1.0');
    await store.remove('guides/1.0.0/entry.js');

    await expect(promoted(store, { apply: '1.1.0' })).rejects.toThrow('The gate found');
  });

  it('starts a channel only with all apps', async () => {
    const production = { channel: 'production' };
    await writeSettings(store, 'production', { settings: liveSettings, tools: false });
    const others = appNames.filter((app) => app !== 'apply').join(', ');
    await expect(promoted(store, { apply: '1.0.0' }, production)).rejects.toThrow(
      `its first release needs all apps; ${others} missing`,
    );

    const all = await versions();
    await expect(promoted(store, all, { ...production, canary: 5 })).rejects.toThrow(
      'Its first release reaches every device: leave out --canary.',
    );
    await promoted(store, all, production);
    expect((await channelIn(store, 'production')).state).toMatchObject({ seq: 1, canaries: [] });
  });

  it('refuses production while its settings lack facts of the operator [LAW-001, LAW-013]', async () => {
    const all = await versions();
    const start = () => promoted(store, all, { channel: 'production' });
    const set = (own: PageSettings) =>
      writeSettings(store, 'production', {
        settings: { ...liveSettings, ...own },
        tools: false,
      });

    await expect(start()).rejects.toThrow(/must show: .*company\.name, .*legal\.insurer, /);
    await set({ legal: { insurer: '메리디안손해보험', insurerPhone: ' ' } });
    await expect(start()).rejects.toThrow('must show: legal.insurerPhone. mfe');
    expect(await readChannel(store, 'production')).toBeUndefined();

    await set({ legal: { ...liveSettings.legal, insuranceWithdrawal: '' } });
    await start();
    expect((await channelIn(store, 'production')).state.seq).toBe(1);
  });
});
