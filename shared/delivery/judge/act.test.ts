import { canary } from '../cli/canary';
import { freeze } from '../cli/switches';
import { writeSettings } from '../store/channel-settings';
import { channelIn, entryOf } from '../store/channels';
import { allMarks } from '../store/marks';
import { Refusal } from '../store/refusal';
import type { ChannelSettings, JudgeSettings } from '../store/shape';
import { checkedSettings } from '../store/shape';
import { eachLive, liveSets } from '../testing/builds';
import { context } from '../testing/context';
import { promoted } from '../testing/promotion';
import { asDay, chance, minuteOf } from '../testing/visits';
import { judgeChannel } from './act';
import type { Compared, Minute } from './counts';
import type { Day } from './verdict';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns counts like those of a small channel, with a canary that fails at `rate`. */
const visiting =
  (rate: number, share = 0.2) =>
  async ({ since, until }: Compared): Promise<Day> => {
    const next = chance(7);
    const failed: Minute[] = Array.from(
      { length: Math.max(0, Math.floor((until - since) / MINUTE_MS)) },
      () => minuteOf({ visits: 100, share, live: 0.003, canary: rate }, next),
    );
    return asDay(failed);
  };
const good = visiting(0.003);
const bad = visiting(0.2);

describe('judgeChannel', () => {
  const store = eachLive('apply@1.5.0', 'guides@2.0.0');
  beforeEach(async () => {
    await tryOut({ apply: '1.5.0' });
    await rule({ acts: true });
  });

  const tryOut = (apps: Parameters<typeof promoted>[1], percent = 5) =>
    promoted(store, apps, { canary: percent });
  const look = (dayOf: typeof good, more: { hours?: number; isDry?: boolean } = {}) =>
    judgeChannel({
      store,
      channel: 'staging',
      dayOf,
      now: Date.now() + (more.hours ?? 1) * HOUR_MS,
      by: 'judge',
      isDry: more.isDry ?? false,
    });
  const rule = (judge: JudgeSettings) =>
    writeSettings(store, 'staging', { settings: {}, tools: false, judge });
  const sharesOf = async () =>
    (await channelIn(store, 'staging')).state.canaries.map(({ apps, percent }) => [apps, percent]);
  const lastChange = async () =>
    entryOf(store, 'staging', (await channelIn(store, 'staging')).state.change);

  it('stops a worse canary, blocks its version and logs the numbers', async () => {
    expect(await look(bad)).toMatchObject([{ names: ['apply@1.5.0'], percent: 5, did: 'stopped' }]);

    expect(await sharesOf()).toEqual([]);
    const why = expect.stringMatching(
      /^fails in \d+ of \d+, the live version in \d+ of \d+: [\d,]+ to 1$/,
    );
    expect(await allMarks(store)).toEqual({
      'apply@1.5.0': { by: 'judge', at: expect.any(String), why },
    });
    expect(await lastChange()).toMatchObject({ by: 'judge', did: 'judge stop apply@1.5.0', why });
    await expect(tryOut({ apply: '1.5.0' })).rejects.toThrow('marked bad by judge');
  });

  it('takes the version of a stopped canary out of the fallback, too [PLAT-009]', async () => {
    await canary(context({ store, words: 'finish', flags: { in: 'staging' } }));
    await promoted(store, { apply: '1.0.0' });
    expect((await liveSets(store)).stable.lkg).toEqual({ apply: '1.5.0' });
    await tryOut({ apply: '1.5.0' });

    expect(await look(bad)).toMatchObject([{ did: 'stopped' }]);
    expect((await liveSets(store)).stable.lkg).toEqual({});
  });

  it('raises a good canary step by step, and finally to all devices', async () => {
    const raised = [];
    for (let step = 0; step < 3; step += 1) {
      await look(good);
      raised.push(await sharesOf());
    }

    expect(raised).toEqual([[[{ apply: '1.5.0' }, 20]], [[{ apply: '1.5.0' }, 50]], []]);
    expect((await liveSets(store)).stable.versions.apply).toBe('1.5.0');
    expect(await lastChange()).toMatchObject({
      did: 'judge raise apply@1.5.0',
      why: expect.stringContaining('no worse than the live version'),
    });
  });

  it('waits when there are too few visits to raise', async () => {
    expect(await look(good, { hours: 0.1 })).toMatchObject([{ did: 'nothing' }]);
    expect(await sharesOf()).toEqual([[{ apply: '1.5.0' }, 5]]);
  });

  it('decides about each canary separately', async () => {
    await tryOut({ guides: '2.0.0' }, 10);
    const looks = await look((compared) => (compared.app === 'apply' ? bad : good)(compared));

    expect(looks.map(({ names, did }) => [names, did])).toEqual([
      [['apply@1.5.0'], 'stopped'],
      [['guides@2.0.0'], 'raised'],
    ]);
    expect(await sharesOf()).toEqual([[{ guides: '2.0.0' }, 20]]);
  });

  it('stops a bad canary in a frozen channel but raises none', async () => {
    await freeze(context({ store, words: 'staging' }));
    expect(await look(good)).toMatchObject([{ did: 'nothing', verdict: { do: 'raise' } }]);
    expect(await look(bad)).toMatchObject([{ did: 'stopped' }]);
  });

  it.each([
    ['a channel that does not let it act', { acts: false }, false],
    ['a dry run', { acts: true }, true],
  ])('only reports its decision in %s', async (_where, settings, isDry) => {
    await rule(settings);
    const before = await channelIn(store, 'staging');
    expect(await look(bad, { isDry })).toMatchObject([{ did: 'nothing', verdict: { do: 'stop' } }]);
    expect((await channelIn(store, 'staging')).etag).toBe(before.etag);
  });

  it('uses the steps in the settings of the channel', async () => {
    await rule({ acts: true, steps: [5, 10, 100], leastVisits: 100 });
    await look(good);
    expect(await sharesOf()).toEqual([[{ apply: '1.5.0' }, 10]]);
  });

  it('takes a step only once when two analyses run at the same time', async () => {
    const looks = await Promise.all([look(good), look(good)]);

    expect(looks.flat().filter(({ did }) => did === 'raised')).toHaveLength(1);
    expect(await sharesOf()).toEqual([[{ apply: '1.5.0' }, 20]]);
  });

  it('does nothing when the share of the canary changed during the analysis', async () => {
    const meanwhile = async (compared: Compared) => {
      await canary(context({ store, words: 'set 50 apply', flags: { in: 'staging' } }));
      return bad(compared);
    };

    expect(await look(meanwhile)).toMatchObject([{ did: 'nothing' }]);
    expect(await sharesOf()).toEqual([[{ apply: '1.5.0' }, 50]]);
  });

  it('rejects and changes nothing when it cannot read the counts', async () => {
    await expect(look(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await sharesOf()).toEqual([[{ apply: '1.5.0' }, 5]]);
  });

  it('counts a step since the last change of its share, and a day since the start of the canary', async () => {
    const asked: Compared[] = [];
    const watched = async (compared: Compared) => {
      asked.push(compared);
      return {};
    };
    await look(watched, { hours: 49 });

    const [day, step] = asked;
    expect(step).toMatchObject({ app: 'apply', live: '1.0.0', canary: '1.5.0' });
    expect((day?.since ?? 0) - (step?.since ?? 0)).toBe(48 * HOUR_MS);
  });
});

it.each([
  [{ acts: true, falseStops: 2 }],
  [{ acts: true, margin: 0 }],
  [{ acts: true, steps: [] }],
  [{ acts: true, steps: [5, 200] }],
  [{ acts: true, leastVisits: 0 }],
  [{ steps: [5] }],
])('checkedSettings refuses the rules %j', (judge) => {
  const settings = { settings: {}, tools: false, judge } as ChannelSettings;
  expect(() => checkedSettings(settings, 'settings.json')).toThrow(Refusal);
});
