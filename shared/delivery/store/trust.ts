import type { AppName, ChannelState, Release } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { digestOf } from './channel-settings';
import { identityIn } from './identity';
import type { Marks } from './mark';
import { Refusal } from './refusal';
import type { ChannelSettings, Team, Trust } from './shape';
import { type Identity, isSignedWith, type Signature, type Signer } from './signing';

type Right = 'publishes' | 'promotes';

export const appsOf = (team: Team, right: Right): string[] => [
  ...(team.apps ?? []),
  ...(team[right] ?? []),
];

export const changesSomething = (team: Team): boolean => appsOf(team, 'promotes').length > 0;

/** The signer and pipeline token of a change. */
export type Worker = { signer?: Signer | undefined; token?: string | undefined };

/** Parts that a change affects: apps, or the settings. */
export type Touched = readonly (AppName | 'its settings')[];

type Signed = { signed?: Signature | undefined };

const statement = (channel: string, { signed: _, ...said }: Signed): Buffer =>
  Buffer.from(JSON.stringify([channel, said]));

export const signature = (
  channel: string,
  entry: object,
  signer: Signer | undefined,
): Signature | undefined =>
  signer && { team: signer.team, signature: signer.sign(statement(channel, entry)) };

/** @throws {Refusal} when the change is not signed by a team that may make it. */
export function refuseUnsigned(
  channel: string,
  { keys = {} }: Trust,
  entry: Signed,
  touched?: Touched,
): void {
  if (!entry.signed)
    throw new Refusal(`${channel} takes signed changes alone: give the team and its key (MFE_KEY)`);
  const { team, signature: given } = entry.signed;
  const known = Object.hasOwn(keys, team) ? keys[team] : undefined;
  if (!known) {
    const killed = touched ? '' : ': put back its settings.json if a change of it was killed';
    throw new Refusal(`${channel} knows no key of ${team}${killed}`);
  }
  if (!isSignedWith(known.key, statement(channel, entry), given))
    throw new Refusal(`a change of ${channel} is not signed with the key of ${team}`);
  if (touched) refuseForeign(channel, team, appsOf(known, 'promotes'), touched);
}

/** @throws {Refusal} for a team that may change nothing in this channel, because it may not freeze it either. */
function refuseForeign(
  channel: string,
  team: string,
  own: readonly string[],
  touched: Touched,
): void {
  if (own.length === 0) throw new Refusal(`${team} may publish for ${channel}, and change nothing`);
  const foreign = touched.filter((one) => !own.includes('*') && !own.includes(one));
  if (foreign.length > 0)
    throw new Refusal(
      `${team} may change ${own.join(', ')} in ${channel}, not ${foreign.join(', ')}`,
    );
}

/** @throws {Refusal} when a build's description is not signed by a team that may publish it. */
export function refuseUnpublished(
  { keys = {} }: Trust,
  name: string,
  bytes: Buffer,
  signed: Signature | undefined,
): void {
  if (!signed) throw new Refusal(`${name} was published without a signature`);
  const known = Object.hasOwn(keys, signed.team) ? keys[signed.team] : undefined;
  const [app = ''] = name.split('@');
  if (!known || !isSignedWith(known.key, bytes, signed.signature))
    throw new Refusal(`${name} is not signed with the key of ${signed.team}`);
  const own = appsOf(known, 'publishes');
  if (!own.includes('*') && !own.includes(app))
    throw new Refusal(
      `${name} was published by ${signed.team}, which may publish ${own.join(', ') || 'nothing'}`,
    );
}

/** Returns the pipeline of the token, if the channel lists its issuer. @throws {Refusal} */
async function identityFor(
  channel: string,
  { issuers, identified = false }: Trust,
  token: string | undefined,
): Promise<Identity | undefined> {
  if (token !== undefined && issuers) return identityIn(token, issuers);
  if (!identified) return undefined;
  throw new Refusal(`${channel} wants to know which pipeline it is: give its token (MFE_ID_TOKEN)`);
}

type Sets = { state: ChannelState; release: Release; bad: Marks };

/** Returns the apps that differ after a change. A freeze affects no app. */
export function touchedBy(before: Sets, after: Sets): AppName[] {
  return appNames.filter(
    (app) => JSON.stringify(of(before, app)) !== JSON.stringify(of(after, app)),
  );
}

const of = ({ state, release, bad }: Sets, app: AppName) => [
  // Includes the digests, because the same version with other files is different.
  release.apps[app],
  state.canaries.filter(({ apps }) => apps[app] !== undefined),
  state.disabled.some((off) => off === app),
  Object.keys(bad)
    .filter((name) => name.startsWith(`${app}@`))
    .sort(),
];

type Author = { by: string; identity?: Identity };

type Said = { state: ChannelState; settings?: string; signed?: Signature };

/** Returns who made a change: the pipeline as its issuer names it, otherwise the name that was given. */
export async function authorOf(
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
  const byHand = (what: string, first = '') =>
    new Refusal(
      `${what} of ${channel} was changed by hand: ${first}look (mfe status ${channel}), put back what it was`,
    );
  if (!entry) throw byHand('the page');
  refuseUnsigned(channel, settings.trust ?? {}, entry);
  if (JSON.stringify(entry.state) !== JSON.stringify(now.state)) throw byHand('the page');
  if (!isSetting && entry.settings !== digestOf(settings))
    throw byHand('settings.json', 'say it again, because a change of it may be running, then ');
}
