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
  /** Each team's public key (Ed25519, base64), and the apps it publishes and changes; `*` is all, and the settings. */
  keys?: Readonly<Record<string, { key: string; apps: readonly string[] }>> | undefined;
  /** Only versions that everybody had in this channel before. */
  after?: string | undefined;
  /** Whose tokens say which pipeline it was, and whether there has to be one. */
  issuers?: Issuers | undefined;
  identified?: boolean | undefined;
};

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
  touched: Touched = [],
): void {
  if (!entry.signed)
    throw new Refusal(`${channel} takes signed changes alone: give the team and its key (MFE_KEY)`);
  const { team, signature: given } = entry.signed;
  const known = Object.hasOwn(keys, team) ? keys[team] : undefined;
  if (!known) throw new Refusal(`${channel} knows no key of ${team}`);
  if (!isSignedWith(known.key, statement(channel, entry), given))
    throw new Refusal(`a change of ${channel} is not signed with the key of ${team}`);
  const foreign = touched.filter((one) => !known.apps.includes('*') && !known.apps.includes(one));
  if (foreign.length > 0)
    throw new Refusal(
      `${team} may change ${known.apps.join(', ')} in ${channel}, not ${foreign.join(', ')}`,
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
  if (!known.apps.includes('*') && !known.apps.includes(app))
    throw new Refusal(
      `${name} was published by ${signed.team}, which owns ${known.apps.join(', ')}`,
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
  release.apps[app].version,
  state.canaries.filter(({ apps }) => apps[app] !== undefined),
  state.disabled.some((off) => off === app),
  Object.keys(bad)
    .filter((name) => name.startsWith(`${app}@`))
    .sort(),
];
