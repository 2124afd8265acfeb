import { analysed, versionsOf } from '../judge/act';
import { runningIn } from '../judge/running';
import { type DayReader, usualRules } from '../judge/verdict';
import { namesIn } from '../store/canaries';
import { channelSettings } from '../store/channel-settings';
import { channelIn } from '../store/channels';
import type { ObjectStore } from '../store/objects';

export type CanaryView = Awaited<ReturnType<typeof canaryViews>>[number];

/** Returns the canaries of a channel with the counts of today and the decision of the analysis. Changes nothing. */
export async function canaryViews(
  store: ObjectStore,
  channel: string,
  now: number,
  dayOf: DayReader,
) {
  const { judge = { acts: false } } = await channelSettings(store, channel);
  const { acts, ...own } = judge;
  const rules = { ...usualRules, ...own };
  const running = await runningIn(store, channel, await channelIn(store, channel));
  return Promise.all(
    running.map(async (one) => ({
      running: one,
      name: namesIn(versionsOf(one)).join(', '),
      ...(await analysed({ channel, dayOf, now }, one, rules)),
      /** Evidence at which the canary is stopped. */
      limit: 1 / rules.falseStops,
      acts,
    })),
  );
}
