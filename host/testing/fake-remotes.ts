import type { PageData, Release, ReleasedApp, RemoteName } from '@shared/release/release';
import { ofEachRemote } from '@shared/routes/apps';
import type { ComponentType } from 'react';

/** Simulates a page where versions of remotes start, fail or hang as the test says. */
const app = (name: string, version: string): ReleasedApp => ({
  version,
  base: `/${name}/${version}/`,
  container: `${name}_${version}`,
  entry: { js: ['entry.js'], css: [] },
  integrity: {},
});

const apps: Release['apps'] = {
  host: app('host', '1'),
  ...ofEachRemote((name) => app(name, '2')),
};
const lkg = { apply: app('apply', '1'), mypage: app('mypage', '1'), guides: app('guides', '1') };

/** Returns version 2 of every remote with version 1 as fallback. The estimate has no fallback. */
export const aPage = (disabled: readonly RemoteName[] = []): PageData => ({
  channel: 'production',
  seq: 1,
  release: { schema: 1, id: 'r', apps, lkg },
  disabled,
  settings: {},
  routes: [],
});

type Start = () => Promise<unknown>;
/** Result of starting a version, for example `apply@2`. By default its pages show their name and version. */
export const starts = new Map<string, Start>();
/** Result of loading a page of a version, for example `apply@2 SubscGuide`. */
export const chunks = new Map<string, () => Promise<ComponentType>>();
/** Versions that were started and pages that were loaded, in order. */
export const asked: string[] = [];

export async function load({ base }: ReleasedApp): Promise<unknown> {
  const [, name = '', version = ''] = base.split('/');
  const key = `${name}@${version}`;
  asked.push(key);
  await starts.get(key)?.();
  const screens = new Proxy(
    {},
    {
      get: (_, page: string) => () => {
        asked.push(`${key} ${page}`);
        return chunks.get(`${key} ${page}`)?.() ?? Promise.resolve(screenOf(`${page} ${version}`));
      },
    },
  );
  return { screens };
}

const screenOf = (name: string): ComponentType => Object.assign(() => null, { displayName: name });

export const fails = (message = 'did not arrive') => Promise.reject(new Error(message));
export const hangs = () => new Promise<never>(() => undefined);
