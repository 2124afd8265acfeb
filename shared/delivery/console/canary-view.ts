import { judgeChannel, type Look } from '../judge/act';
import type { Compared } from '../judge/counts';
import { type Running, runningIn } from '../judge/running';
import { type Day, usualRules } from '../judge/verdict';
import { channelSettings } from '../store/channel-settings';
import { channelIn } from '../store/channels';
import type { ObjectStore } from '../store/objects';

/** A canary that runs, with what was counted of it today and what the judge says. */
export type CanaryView = {
  running: Running;
  look: Look;
  day: Day;
  /** The evidence at which it is stopped. */
  limit: number;
  /** Whether the judge does what it says. */
  acts: boolean;
};

type Counted = (compared: Compared) => Promise<Day>;

/** The canaries of a channel as the judge sees them; nothing is done about it. */
export async function canaryViews(
  store: ObjectStore,
  channel: string,
  now: number,
  dayOf: Counted,
): Promise<CanaryView[]> {
  const { judge = { acts: false } } = await channelSettings(store, channel);
  const days = new Map<string, Promise<Day>>();
  const noting: Counted = (compared) => {
    const day = dayOf(compared);
    // The first one asked of a version is of today, the second one since its share is what it is.
    const name = `${compared.app}@${compared.canary}`;
    if (!days.has(name)) days.set(name, day);
    return day;
  };
  const running = await runningIn(store, channel, await channelIn(store, channel));
  const bench = { store, channel, now, by: '', isDry: true };
  const looks = await judgeChannel({ ...bench, dayOf: noting });
  const limit = 1 / (judge.falseStops ?? usualRules.falseStops);
  const views = running.map(async (one, place) => {
    const look = looks[place];
    const day = (await days.get(`${one.app}@${one.tried}`)) ?? {};
    return look ? [{ running: one, look, day, limit, acts: judge.acts }] : [];
  });
  return (await Promise.all(views)).flat();
}
