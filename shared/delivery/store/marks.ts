import type { AppName } from '@shared/release/release';
import { channelNames, entryOf, readChannel } from './channels';
import type { Marks } from './mark';
import type { ObjectStore } from './objects';
import type { IsBad } from './plan';
import { Refusal } from './refusal';

/** The marks of a channel: they change in one step with its page, so a rollback leaves no moment without its mark. */
export async function marksIn(store: ObjectStore, channel: string): Promise<Marks> {
  const now = await readChannel(store, channel);
  return (now && (await entryOf(store, channel, now.state.change))?.bad) ?? {};
}

/** The marks of all channels: what burned in one is no better in another. */
export async function allMarks(store: ObjectStore): Promise<Marks> {
  const names = await channelNames(store);
  const marks = await Promise.all(names.map((channel) => marksIn(store, channel)));
  return Object.assign({}, ...marks);
}

export const isBadIn =
  (marks: Marks): IsBad =>
  (app, version) =>
    Object.hasOwn(marks, `${app}@${version}`);

/** @throws {Refusal} a version of these is marked. */
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
