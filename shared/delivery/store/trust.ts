import type { AppName, ChannelState, Release } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { type Issuers, identityIn } from './identity';
import type { Marks } from './mark';
import { Refusal } from './refusal';
import { type Identity, isSignedWith, type Signature, type Signer } from './signing';

/** Teams whose changes a channel accepts. Without it, everybody who may write to the store may change it. */
export type Trust = {
  /** Accept only changes and versions that a team signed. */
  signed?: boolean | undefined;
  /** All teams, with their rights in this channel. */
  keys?: Readonly<Record<string, Team>> | undefined;
  /** Accept only versions that were live for everybody in this channel before. */
  after?: string | undefined;
  /** Token issuers that identify pipelines. */
  issuers?: Issuers | undefined;
  identified?: boolean | undefined;
};

/**
 * A team's public key (Ed25519, base64), and its apps: those it may publish for this channel, those it may change here
 * (promote, canary, roll back, disable), or `apps` for both. `*` is all apps, and includes the settings.
 */
export type Team = { key: string } & Readonly<Partial<Record<'apps' | Right, readonly string[]>>>;

type Right = 'publishes' | 'promotes';

export const appsOf = (team: Team, right: Right) => [...(team.apps ?? []), ...(team[right] ?? [])];

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
  if (!known) throw new Refusal(`${channel} knows no key of ${team}`);
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
export async function identityFor(
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
