import { whyStop } from './canary-rule';
import type { ServedChannel } from './channel';
import type { DeliveryEvents, Tally } from './delivery-events';

/**
 * Stops each canary of the channel of which the rule says so, and no other; answers why. What a phone runs is named by
 * the release and the salts of the canaries it is in: who is in this one is held against who is not, of the same
 * releases. Others that run are in both halves alike, because every canary draws its devices by itself.
 */
export async function judgeCanaries(
  channel: ServedChannel,
  events: DeliveryEvents,
): Promise<readonly ('failed' | 'replaced')[]> {
  const canaries = (await channel.state())?.canaries ?? [];
  const tallies = events.tallies().filter((one) => one.channel === channel.name);
  const reasons: ('failed' | 'replaced')[] = [];
  for (const { salt } of canaries) {
    const inside = tallies.filter(({ release }) => saltsOf(release).includes(salt));
    const releases = new Set(inside.map(({ release }) => releaseIn(release)));
    const outside = tallies.filter(
      (one) => !inside.includes(one) && releases.has(releaseIn(one.release)),
    );
    const why = whyStop(sum(outside), sum(inside));
    if (
      why &&
      (await channel.stopCanary(salt, `rule: ${why} at more than twice the rate of stable`))
    )
      reasons.push(why);
  }
  return reasons;
}

const releaseIn = (name: string) => name.split('+')[0];
const saltsOf = (name: string) => name.split('+').slice(1);

const sum = (tallies: readonly Tally[]) => ({
  sessions: tallies.reduce((all, { sessions }) => all + sessions, 0),
  failed: tallies.reduce((all, { failed }) => all + failed, 0),
  replaced: tallies.reduce((all, { replaced }) => all + replaced, 0),
});
