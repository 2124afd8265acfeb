import type { ChannelState } from '@shared/release/release';
import { type ChannelSettings, digestOf } from './channel-settings';
import { Refusal } from './refusal';
import type { Identity, Signature } from './signing';
import { identityFor, refuseUnsigned, type Worker } from './trust';

type Author = { by: string; identity?: Identity };

/** The part of a log entry that the page and its settings must agree with. */
type Said = { state: ChannelState; settings?: string; signed?: Signature };

/** Returns who made a change: the pipeline as its issuer names it, otherwise the name that was given. */
export async function nameOf(
  channel: string,
  { trust = {} }: ChannelSettings,
  { token }: Worker,
  by: string,
): Promise<Author> {
  const identity = await identityFor(channel, trust, token);
  return identity ? { by: identity.subject, identity } : { by };
}

/**
 * Refuses to continue from a page, log entry or settings that were not written by these commands.
 * @throws {Refusal}
 */
export function refuseForged(
  channel: string,
  settings: ChannelSettings,
  now: { state: ChannelState },
  entry: Said | undefined,
  isSetting: boolean,
): void {
  const byHand = (what: string) =>
    new Refusal(
      `${what} of ${channel} was changed by hand: look (mfe status ${channel}), put back what it was`,
    );
  if (!entry) throw byHand('the page');
  refuseUnsigned(channel, settings.trust ?? {}, entry);
  if (JSON.stringify(entry.state) !== JSON.stringify(now.state)) throw byHand('the page');
  if (!isSetting && entry.settings !== digestOf(settings)) throw byHand('settings.json');
}
