import type { AppName, Release } from '@shared/release/release';
import { plannedOf } from './change';
import { channelNames, entryOf, readChannel } from './channels';
import type { Marks } from './mark';
import type { ObjectStore } from './objects';
import { type IsBad, withVersions } from './plan';
import { Refusal } from './refusal';
import { compose, knownIn } from './releases';

/** Returns the blocked versions of a channel. They change in one step with its page. */
async function marksIn(store: ObjectStore, channel: string): Promise<Marks> {
  const now = await readChannel(store, channel);
  return (now && (await entryOf(store, channel, now.state.change))?.bad) ?? {};
}

/** Returns the blocked versions of all channels, because a version that is faulty in one is faulty in all. */
export async function allMarks(store: ObjectStore): Promise<Marks> {
  const names = await channelNames(store);
  const marks = await Promise.all(names.map((channel) => marksIn(store, channel)));
  return Object.assign({}, ...marks);
}

export const isBadIn =
  (marks: Marks): IsBad =>
  (app, version) =>
    Object.hasOwn(marks, `${app}@${version}`);

/** Returns the release of a page without blocked fallback versions. Live versions stay. */
export function withoutBad(store: ObjectStore, live: Release, marks: Marks): Promise<Release> {
  const { versions, lkg } = withVersions(plannedOf(live), {}, isBadIn(marks));
  return compose(store, versions, lkg, knownIn(live));
}

/** @throws {Refusal} when one of these versions is blocked. */
export function refuseBad(
  versions: Readonly<Partial<Record<AppName, string>>>,
  marks: Marks,
  saying = (name: string) => `${name} is`,
): void {
  for (const [app, version] of Object.entries(versions)) {
    const name = `${app}@${version}`;
    const mark = marks[name];
    if (mark)
      throw new Refusal(
        `${saying(name)} marked bad by ${mark.by} (${mark.why}): mfe good ${name} takes that back`,
      );
  }
}
