import type { Release } from '@shared/release/release';
import { jsonBytes, type ObjectStore, readJson } from './objects';
import { Refusal } from './refusal';
import { isSignedWith, type Signature, type Signer } from './signing';
import { changesSomething, type Trust } from './trust';

/**
 * A release is signed by the team that put it together, in a file of that team beside it: a log can be made to name any
 * release, and its name says only that it is whole.
 */
const pathOf = (id: string, team: string) => `releases/${id}.${encodeURIComponent(team)}.json`;

/** No channel is called so: what is signed as a release is never taken for a change. */
const statement = ({ apps, lkg }: Release): Buffer =>
  Buffer.from(JSON.stringify(['a release', { apps, ...(lkg && { lkg }) }]));

export async function signRelease(
  store: ObjectStore,
  release: Release,
  { team, sign }: Signer,
): Promise<void> {
  const path = pathOf(release.id, team);
  const bytes = jsonBytes({ team, signature: sign(statement(release)) });
  for (;;) {
    const there = await store.read(path);
    // What stands there otherwise is another's work, or of a key that is over.
    if (there?.bytes.equals(bytes) || (await store.write(path, bytes, there?.etag))) return;
  }
}

/** @throws {Refusal} nobody who may change the channel put this release together. */
export async function refuseForeignRelease(
  store: ObjectStore,
  channel: string,
  { keys = {} }: Trust,
  release: Release,
): Promise<void> {
  for (const [team, known] of Object.entries(keys).filter(([, one]) => changesSomething(one))) {
    const given = await readJson<Signature>(store, pathOf(release.id, team));
    if (!given) continue;
    if (isSignedWith(known.key, statement(release), String(given.signature))) return;
  }
  throw new Refusal(
    `release ${release.id} is not signed by a team that may change ${channel}: it came into ${store.where} by another way`,
  );
}
