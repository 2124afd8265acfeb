import type { AppName, Canary } from '@shared/release/release';
import { finished, without } from '../store/canary-ends';
import { changeState, wishOf } from '../store/change';
import { channelSettings } from '../store/channel-settings';
import { type Channel, channelIn, entryOf, type Wish } from '../store/channels';
import { allMarks, isBadIn, withoutBad } from '../store/marks';
import type { ObjectStore } from '../store/objects';
import { releasedIn } from '../store/releases';
import type { Worker } from '../store/trust';
import { type Running, runningIn } from './running';
import { type Day, type DayReader, sayingOf, usualRules, type Verdict, verdictOf } from './verdict';

export type Look = {
  names: readonly string[];
  percent: number;
  verdict: Verdict;
  why: string;
  /** Also `nothing` in a dry run, in a frozen channel, or if another process was faster. */
  did: 'stopped' | 'raised' | 'finished' | 'nothing';
};

type Bench = {
  store: ObjectStore;
  channel: string;
  dayOf: DayReader;
  /** Clock of the server, in milliseconds since 1970. */
  now: number;
  by: string;
  worker?: Worker | undefined;
  /** Only report the decision, whatever the settings of the channel say. */
  isDry?: boolean;
};

const DAY_MS = 24 * 3_600_000;
const EVERYBODY = 100;

/**
 * Analyses the canaries of a channel, acts on its decisions if the settings allow it, and logs the numbers.
 * Stops a canary that is worse and blocks its versions, which are no fallback any more either. Raises one that is no
 * worse, and finally gives it to all devices. Several processes may run this at any time, because a change applies only
 * to the state that was analysed.
 * @throws any error of reading or writing. Nothing is half done then.
 */
export async function judgeChannel(bench: Bench): Promise<Look[]> {
  const looks: Look[] = [];
  for await (const view of canaryViews(bench)) {
    const { running, names, verdict, why, acts } = view;
    const did = acts && !bench.isDry ? await act(bench, view) : 'nothing';
    looks.push({ names, percent: running.canary.percent, verdict, why, did });
  }
  return looks;
}

export type CanaryView = {
  running: Running;
  names: readonly string[];
  /** Counts of its day. */
  day: Day;
  verdict: Verdict;
  why: string;
  /** Evidence at which the canary is stopped. */
  limit: number;
  acts: boolean;
};

/** Yields the canaries of a channel with the counts of their day and the decision of the analysis. Changes nothing. */
export async function* canaryViews({
  store,
  channel,
  dayOf,
  now,
}: Pick<Bench, 'store' | 'channel' | 'dayOf' | 'now'>): AsyncGenerator<CanaryView> {
  const all = await runningIn(store, channel, await channelIn(store, channel));
  const { judge = { acts: false } } = await channelSettings(store, channel);
  const { acts, ...own } = judge;
  const rules = { ...usualRules, ...own };
  for (const running of all) {
    const { canary, app, live, tried, began, stepBegan } = running;
    const compared = { channel, app, live, canary: tried, until: now };
    // The analysis starts again every day, because `falseStops` is a probability per day.
    const today = began + Math.floor((now - began) / DAY_MS) * DAY_MS;
    const [day, step] = await Promise.all([
      dayOf({ ...compared, since: today }),
      dayOf({ ...compared, since: stepBegan }),
    ]);
    const verdict = verdictOf({ day, step, percent: canary.percent }, rules);
    const names = releasedIn(canary).map(({ name }) => name);
    const limit = 1 / rules.falseStops;
    yield { running, names, day, verdict, why: sayingOf(verdict), limit, acts };
  }
}

async function act(
  { store, channel, by, worker, now }: Bench,
  { running, names, verdict, why }: CanaryView,
): Promise<Look['did']> {
  if (verdict.do === 'wait') return 'nothing';
  const did = `judge ${verdict.do} ${names.join(' ')}`;
  const at = new Date(now).toISOString();
  const state = await changeState(store, channel, async (state, live) => {
    const tried = state.canaries.find(({ salt }) => salt === running.canary.salt);
    // The canary changed meanwhile, so the counts belong to another share.
    if (!tried || tried.percent !== running.canary.percent) return undefined;
    const bad = (await entryOf(store, channel, state.change))?.bad ?? {};
    if (verdict.do === 'stop') {
      const mark = { by, at, why };
      const marked = { ...bad, ...Object.fromEntries(names.map((name) => [name, mark])) };
      const stable = await withoutBad(store, live.release, marked);
      const wish = { ...wishOf(live), stable, canaries: without(state, tried) };
      return { wish, reason: { by, worker, why, did, bad: marked } };
    }
    const isBad = isBadIn(await allMarks(store));
    const isMarked = Object.entries(tried.apps).some(([app, version]) =>
      isBad(app as AppName, version),
    );
    if (state.frozen || isMarked) return undefined;
    const raised = await raisedTo(verdict.to, { store, live, tried });
    return { wish: { ...wishOf(live), ...raised }, reason: { by, worker, why, did } };
  });
  if (!state) return 'nothing';
  if (verdict.do === 'stop') return 'stopped';
  return verdict.to >= EVERYBODY ? 'finished' : 'raised';
}

type Raising = { store: ObjectStore; live: Channel; tried: Canary<string> };

async function raisedTo(percent: number, { store, live, tried }: Raising): Promise<Partial<Wish>> {
  if (percent >= EVERYBODY) return finished(store, live, tried);
  const canaries = live.state.canaries.map((one) => (one === tried ? { ...one, percent } : one));
  return { canaries };
}
