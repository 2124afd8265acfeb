import type { AppName } from '@shared/release/release';
import { jsonBytes, type ObjectStore } from './objects';
import { untilWritten } from './until-written';

export type PublishedVersion = { version: string; date: string; git: string; note: string };

const pathOf = (app: AppName) => `${app}/versions.json`;

export async function publishedVersions(
  store: ObjectStore,
  app: AppName,
): Promise<readonly PublishedVersion[]> {
  return (await readList(store, app)).versions;
}

async function readList(store: ObjectStore, app: AppName) {
  const found = await store.read(pathOf(app));
  const versions: PublishedVersion[] = found ? JSON.parse(found.bytes.toString('utf8')) : [];
  return { versions, etag: found?.etag };
}

/** Adds a version to the list of its app, newest first. Two publishers at the same time both succeed. */
export async function addVersion(
  store: ObjectStore,
  app: AppName,
  added: PublishedVersion,
): Promise<void> {
  await changeList(store, app, (versions) =>
    versions.some(({ version }) => version === added.version) ? versions : [added, ...versions],
  );
}

export async function removeVersions(
  store: ObjectStore,
  app: AppName,
  gone: ReadonlySet<string>,
): Promise<void> {
  await changeList(store, app, (versions) => versions.filter(({ version }) => !gone.has(version)));
}

async function changeList(
  store: ObjectStore,
  app: AppName,
  change: (versions: readonly PublishedVersion[]) => readonly PublishedVersion[],
): Promise<void> {
  await untilWritten(pathOf(app), async () => {
    const { versions, etag } = await readList(store, app);
    const changed = change(versions);
    if (changed.length === versions.length) return true;
    return store.write(pathOf(app), jsonBytes(changed), etag);
  });
}
