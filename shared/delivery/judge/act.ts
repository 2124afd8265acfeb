import type { AppName, Canary } from '@shared/release/release';
import { namesIn } from '../store/canaries';
import { finished, without } from '../store/canary-ends';
import { changeState, wishOf } from '../store/change';
import { channelSettings, type JudgeSettings } from '../store/channel-settings';
import { type Channel, channelIn, entryOf, type Wish } from '../store/channels';
import { allMarks, isBadIn } from '../store/marks';
import type { ObjectStore } from '../store/objects';
import type { Worker } from '../store/trust';
import type { Compared } from './counts';
import { type Running, runningIn } from './running';
import { sayingOf } from './saying';
import { type Day, usualRules, type Verdict, verdictOf } from './verdict';

/** What a look at a canary found, and what became of it. */
export type Look = {
  /** `apply@1.5.0`, of all its apps. */
  names: readonly string[];
  percent: number;
  verdict: Verdict;
  /** The numbers, in a sentence. */
  why: string;
  /** `nothing` also where it only watches, where promotions rest, or where somebody was faster. */
  did: 'stopped' | 'raised' | 'finished' | 'nothing';
};

type Bench = {
  store: ObjectStore;
  channel: string;
  /** What was counted; a judge that cannot read it judges nothing. */
  dayOf: (compared: Compared) => Promise<Day>;
  /** Our clock, milliseconds since 1970. */
  now: number;
  by: string;
  worker?: Worker | undefined;
  /** It only says what it would do, whatever the channel's settings are. */
  isDry?: boolean;
};

const DAY_MS = 24 * 3_600_000;
const EVERYBODY = 100;

/**
 * Looks at the canaries of a channel: stops one that is worse and marks its versions bad, gives one that is no worse to
 * more devices, at the end to all, each with its numbers in the channel's log. May be done at any time and by several at
 * once: it is written over what was looked at, or not at all. @throws what reading or writing throws; nothing is half done.
 */
export async function judgeChannel(bench: Bench): Promise<Look[]> {
  const { store, channel } = bench;
  const running = await runningIn(store, channel, await channelIn(store, channel));
  const { judge = { acts: false } } = await channelSettings(store, channel);
  const looks: Look[] = [];
  for (const one of running) looks.push(await lookAt(bench, one, judge));
  return looks;
}

async function lookAt(
  bench: Bench,
  running: Running,
  { acts, ...rules }: JudgeSettings,
): Promise<Look> {
  const { channel, dayOf, now, isDry = false } = bench;
  const { canary, app, live, tried, began, stepBegan } = running;
  const compared = { channel, app, live, canary: tried, until: now };
  // Every day of a canary is a new one: the promise is so many false stops a day.
  const today = began + Math.floor((now - began) / DAY_MS) * DAY_MS;
  const [day, step] = await Promise.all([
    dayOf({ ...compared, since: today }),
    dayOf({ ...compared, since: stepBegan }),
  ]);
  const verdict = verdictOf({ day, step, percent: canary.percent }, { ...usualRules, ...rules });
  const why = sayingOf(verdict);
  const did = acts && !isDry ? await act(bench, running, verdict, why) : 'nothing';
  return { names: namesIn(versionsOf(running)), percent: canary.percent, verdict, why, did };
}

const versionsOf = ({ canary }: Running): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(canary.apps).map(([app, { version }]) => [app, version]));

async function act(
  { store, channel, by, worker, now }: Bench,
  running: Running,
  verdict: Verdict,
  why: string,
): Promise<Look['did']> {
  if (verdict.do === 'wait') return 'nothing';
  const names = namesIn(versionsOf(running));
  const did = `judge ${verdict.do} ${names.join(' ')}`;
  const at = new Date(now).toISOString();
  const state = await changeState(store, channel, async (state, live) => {
    const tried = state.canaries.find(({ salt }) => salt === running.canary.salt);
    // Somebody changed or ended it meanwhile: what was seen is of another share.
    if (!tried || tried.percent !== running.canary.percent) return undefined;
    const bad = (await entryOf(store, channel, state.change))?.bad ?? {};
    if (verdict.do === 'stop') {
      const mark = { by, at, why };
      const marked = { ...bad, ...Object.fromEntries(names.map((name) => [name, mark])) };
      const wish = { ...wishOf(state), canaries: without(state, tried) };
      return { wish, reason: { by, worker, why, did, bad: marked } };
    }
    const isBad = isBadIn(await allMarks(store));
    const isMarked = Object.entries(tried.apps).some(([app, version]) =>
      isBad(app as AppName, version),
    );
    if (state.frozen || isMarked) return undefined;
    const raised = await raisedTo(verdict.to, { store, live, tried, worker });
    return { wish: { ...wishOf(state), ...raised }, reason: { by, worker, why, did } };
  });
  if (!state) return 'nothing';
  if (verdict.do === 'stop') return 'stopped';
  return verdict.to >= EVERYBODY ? 'finished' : 'raised';
}

type Raising = {
  store: ObjectStore;
  live: Channel;
  tried: Canary<string>;
  worker: Worker | undefined;
};

async function raisedTo(
  percent: number,
  { store, live, tried, worker }: Raising,
): Promise<Partial<Wish>> {
  if (percent >= EVERYBODY) return finished(store, live, tried, worker?.signer);
  const canaries = live.state.canaries.map((one) => (one === tried ? { ...one, percent } : one));
  return { canaries };
}
