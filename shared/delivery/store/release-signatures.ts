import type { Release } from '@shared/release/release';
import { jsonBytes, type ObjectStore, readJson } from './objects';
import { Refusal } from './refusal';
import type { Trust } from './shape';
import { isSignedWith, type Signature, type Signer } from './signing';
import { changesSomething } from './trust';

/**
 * Returns the path of a team's signature of a release. Without signatures a forged log could name any release, because
 * the name of a release only proves that it is complete.
 */
export const signaturePath = (id: string, team: string) =>
  `releases/${id}.${encodeURIComponent(team)}.json`;

/** Returns the signed bytes. They start with a word that is no channel, so a release never passes as a change. */
const statement = ({ apps, lkg }: Release): Buffer =>
  Buffer.from(JSON.stringify(['a release', { apps, ...(lkg && { lkg }) }]));

export async function signRelease(
  store: ObjectStore,
  release: Release,
  { team, sign }: Signer,
): Promise<void> {
  const path = signaturePath(release.id, team);
  const bytes = jsonBytes({ team, signature: sign(statement(release)) });
  for (;;) {
    const there = await store.read(path);
    // Other bytes are from another writer or from a key that is no longer valid.
    if (there?.bytes.equals(bytes) || (await store.write(path, bytes, there?.etag))) return;
  }
}

/** @throws {Refusal} when no team that may change the channel signed this release. */
export async function refuseForeignRelease(
  store: ObjectStore,
  channel: string,
  { keys = {} }: Trust,
  release: Release,
): Promise<void> {
  for (const [team, known] of Object.entries(keys).filter(([, one]) => changesSomething(one))) {
    const given = await readJson<Signature>(store, signaturePath(release.id, team));
    if (!given) continue;
    if (isSignedWith(known.key, statement(release), String(given.signature))) return;
  }
  throw new Refusal(
    `release ${release.id} is not signed by a team that may change ${channel}: it came into ${store.where} by another way`,
  );
}
