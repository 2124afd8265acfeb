import { type RemoteName, remoteNames } from '@shared/routes/apps';
import type { Release, ReleasedApp } from '../src/release';

export const anApp = (name: string, version = '1.0.0'): ReleasedApp => ({
  version,
  base: `/${name}/${version}/`,
  entry: { js: ['entry.js'], css: [] },
  integrity: {},
});

export const ofEachRemote = <Of>(of: (name: RemoteName) => Of) =>
  Object.fromEntries(remoteNames.map((name) => [name, of(name)])) as Record<RemoteName, Of>;

/** Returns a release of all apps in version 1.0.0, with other ones in `own`. */
export const aRelease = (own: Partial<Release['apps']> = {}): Release => ({
  schema: 1,
  id: 'r1',
  apps: { host: anApp('host'), ...ofEachRemote((name) => anApp(name)), ...own },
});
