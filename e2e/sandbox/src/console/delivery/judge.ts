import { whyStop } from './canary-rule';
import type { ServedChannel } from './channel';
import type { DeliveryEvents, Tally } from './delivery-events';

/** Stops the channel's canary when the rule says so; answers why, or nothing when it may go on. */
export async function judgeCanary(
  channel: ServedChannel,
  events: DeliveryEvents,
): Promise<'failed' | 'replaced' | undefined> {
  const state = await channel.state();
  if (!state?.canary) return undefined;
  const of = (release: string, variant: string): Tally =>
    events
      .tallies()
      .find(
        (one) => one.channel === channel.name && one.release === release && one.variant === variant,
      ) ?? { channel: channel.name, release, variant, sessions: 0, failed: 0, replaced: 0 };
  const why = whyStop(of(state.stable, 'stable'), of(state.canary.release, 'canary'));
  if (why) await channel.stopCanary(`rule: ${why} at more than twice the rate of stable`);
  return why;
}
