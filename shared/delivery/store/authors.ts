import type { ChannelState } from '@shared/release/release';
import { type ChannelSettings, digestOf } from './channel-settings';
import { Refusal } from './refusal';
import type { Identity, Signature } from './signing';
import { identityFor, refuseUnsigned, type Worker } from './trust';

type Author = { by: string; identity?: Identity };

/** What a log entry says that a page and its settings have to agree with. */
type Said = { state: ChannelState; settings?: string; signed?: Signature };

/** Who it was: what an issuer says of the pipeline where one is asked, otherwise what they say of themselves. */
export async function nameOf(
  channel: string,
  { trust = {} }: ChannelSettings,
  { token }: Worker,
  by: string,
): Promise<Author> {
  const identity = await identityFor(channel, trust, token);
  return identity ? { by: identity.subject, identity } : { by };
}

/** Nobody builds on a page, a log entry or settings that came there by another way. @throws {Refusal} */
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
