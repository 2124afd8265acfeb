import type { AppName, ChannelState } from '@shared/release/release';
import { lookBack } from '../cli/look-back';
import { liveIn } from '../store/change';
import { channelIn, type Entry, history } from '../store/channels';
import type { Marks } from '../store/mark';
import { allMarks, isBadIn } from '../store/marks';
import type { ObjectStore } from '../store/objects';
import type { Live } from '../store/plan';

export type ChannelView = {
  channel: string;
  state: ChannelState;
  live: Live;
  /** For each app, the change that brought its current version. */
  since: Partial<Record<AppName, Entry>>;
  bad: Marks;
  /** Newest first. */
  changes: readonly Entry[];
  hasMore: boolean;
};

export async function channelView(
  store: ObjectStore,
  channel: string,
  count: number,
): Promise<ChannelView> {
  const { state } = await channelIn(store, channel);
  const bad = await allMarks(store);
  const [live, { since }] = await Promise.all([
    liveIn(store, state),
    lookBack(store, channel, state, isBadIn(bad), []),
  ]);
  const changes: Entry[] = [];
  for await (const entry of history(store, channel)) if (changes.push(entry) > count) break;
  const hasMore = changes.length > count;
  return { channel, state, live, since, bad, changes: changes.slice(0, count), hasMore };
}
