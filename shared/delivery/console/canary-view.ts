import { judgeChannel, type Look } from '../judge/act';
import { type Running, runningIn } from '../judge/running';
import { type Day, type DayReader, usualRules } from '../judge/verdict';
import { channelSettings } from '../store/channel-settings';
import { channelIn } from '../store/channels';
import type { ObjectStore } from '../store/objects';

/** A running canary with the counts of today and the decision of the analysis. */
export type CanaryView = {
  running: Running;
  look: Look;
  day: Day;
  /** Evidence at which the canary is stopped. */
  limit: number;
  /** Whether the analysis acts on its decision. */
  acts: boolean;
};

/** Returns the canaries of a channel with a dry run of their analysis. Changes nothing. */
export async function canaryViews(
  store: ObjectStore,
  channel: string,
  now: number,
  dayOf: DayReader,
): Promise<CanaryView[]> {
  const { judge = { acts: false } } = await channelSettings(store, channel);
  const days = new Map<string, Promise<Day>>();
  const noting: DayReader = (compared) => {
    const day = dayOf(compared);
    // The first query for a version covers today. The second one starts at the last change of its share.
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
