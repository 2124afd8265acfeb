import type { AppName, ChannelState, Release } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { type Issuers, identityIn } from './identity';
import type { Marks } from './mark';
import { Refusal } from './refusal';
import { type Identity, isSignedWith, type Signature, type Signer } from './signing';

/** Whom a channel believes. Without a word of it everybody who may write the store is believed. */
export type Trust = {
  /** Only changes and versions that a team signed. */
  signed?: boolean | undefined;
  /** The teams there are, with what each may do in this channel. */
  keys?: Readonly<Record<string, Team>> | undefined;
  /** Only versions that everybody had in this channel before. */
  after?: string | undefined;
  /** Whose tokens say which pipeline it was, and whether there has to be one. */
  issuers?: Issuers | undefined;
  identified?: boolean | undefined;
};

/**
 * A team's public key (Ed25519, base64), and its apps: those it may put into the store for this channel, those it may
 * change here (promote, canary, roll back, switch off), or `apps` for both. `*` is all apps; who may change all may
 * change the settings, too.
 */
export type Team = { key: string } & Readonly<Partial<Record<'apps' | Right, readonly string[]>>>;

type Right = 'publishes' | 'promotes';

export const appsOf = (team: Team, right: Right) => [...(team.apps ?? []), ...(team[right] ?? [])];

export const changesSomething = (team: Team): boolean => appsOf(team, 'promotes').length > 0;

/** Who makes a change, as far as it can be proven. */
export type Worker = { signer?: Signer | undefined; token?: string | undefined };

/** What a change touches: apps, or the settings. */
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

/** @throws {Refusal} the change is not signed by somebody who may make it. */
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

/** Who may change nothing here may not stop the others either. @throws {Refusal} */
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

/** A build's description, signed by the team that published it. @throws {Refusal} */
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

/** Which pipeline it is, where the channel knows whom to ask. @throws {Refusal} */
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

/** The apps that are another way after a change. Whether promotions rest is everybody's business. */
export function touchedBy(before: Sets, after: Sets): AppName[] {
  return appNames.filter(
    (app) => JSON.stringify(of(before, app)) !== JSON.stringify(of(after, app)),
  );
}

const of = ({ state, release, bad }: Sets, app: AppName) => [
  // With its digests: the same version with other files is another one.
  release.apps[app],
  state.canaries.filter(({ apps }) => apps[app] !== undefined),
  state.disabled.some((off) => off === app),
  Object.keys(bad)
    .filter((name) => name.startsWith(`${app}@`))
    .sort(),
];
