import { createHash } from 'node:crypto';
import {
  type AppJson,
  type AppName,
  type Release,
  type ReleasedApp,
  type RemoteName,
  released,
} from '@shared/release/release';
import { jsonBytes, NotThere, type ObjectStore, readJson } from './objects';
import type { PageParts } from './page';

export type Versions = Readonly<Record<AppName, string>>;
export type Lkg = Readonly<Partial<Record<RemoteName, string>>>;

export async function appJson(store: ObjectStore, app: AppName, version: string): Promise<AppJson> {
  const found = await readJson<AppJson>(store, `${app}/${version}/app.json`);
  if (!found) throw new NotThere(`${app}@${version} is not published in ${store.where}`);
  return found;
}

export async function releaseOf(store: ObjectStore, id: string): Promise<Release> {
  const found = await readJson<Release>(store, `releases/${id}.json`);
  if (!found) throw new NotThere(`there is no release ${id} in ${store.where}`);
  return found;
}

/** The release of these versions. It is named by its content, so who puts the same set together gets the same release. */
export async function compose(
  store: ObjectStore,
  versions: Versions,
  lkg: Lkg = {},
): Promise<Release> {
  const named = async ([app, version]: [string, string]) => {
    const json = await appJson(store, app as AppName, version);
    return [app, released(json, `/${app}/${version}/`)] as const;
  };
  const apps = Object.fromEntries(
    await Promise.all(Object.entries(versions).sort(byName).map(named)),
  ) as Release['apps'];
  const known = Object.fromEntries(
    await Promise.all(Object.entries(lkg).sort(byName).map(named)),
  ) as Partial<Record<RemoteName, ReleasedApp>>;
  const content = { apps, ...(Object.keys(known).length > 0 && { lkg: known }) };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { schema: 1, id, ...content };
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

export async function keepRelease(store: ObjectStore, release: Release): Promise<void> {
  await store.write(`releases/${release.id}.json`, jsonBytes(release));
}

export const versionsIn = (release: Release): Versions => versionsOf(release.apps);
export const lkgIn = (release: Release): Lkg => versionsOf(release.lkg ?? {});

const versionsOf = <Name extends string>(apps: Readonly<Partial<Record<Name, ReleasedApp>>>) =>
  Object.fromEntries(
    Object.entries<ReleasedApp | undefined>(apps).flatMap(([app, known]) =>
      known ? [[app, known.version]] : [],
    ),
  ) as Record<Name, string>;

/** What the host's build left for its page. */
export async function pageParts(store: ObjectStore, hostVersion: string): Promise<PageParts> {
  const part = async (name: string) => {
    const found = await store.read(`host/${hostVersion}/page/${name}`);
    if (!found) throw new NotThere(`host@${hostVersion} has no page/${name} in ${store.where}`);
    return found.bytes.toString('utf8');
  };
  const [template, starter, styles, routes] = await Promise.all([
    part('index.html'),
    part('starter.js'),
    part('shell.css'),
    part('routes.json'),
  ]);
  return { template, starter, styles, routes: JSON.parse(routes) };
}
