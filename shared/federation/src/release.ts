/**
 * A release: the set of versions that run together on a page, and everything needed to load them safely.
 * It is written into index.html when it is put together; the host reads it from there and knows no remote otherwise.
 */
import type { PageSettings } from '@shared/config/settings';

export type RemoteName = 'apply' | 'mypage' | 'estimate' | 'guides';
export type AppName = 'host' | RemoteName;

export type Files = { js: readonly string[]; css: readonly string[] };

/** What a build says of itself: `app.json` beside its files. Digests are sha384 in the notation of `integrity`. */
export type AppJson = {
  schema: 1;
  app: AppName;
  version: string;
  files: Readonly<Record<string, { integrity: string; bytes: number }>>;
  entry: Files;
  container?: string;
  screens?: Readonly<Record<string, Files>>;
};

export type ReleasedApp = {
  version: string;
  /** Address of the app's folder, ending in a slash. */
  base: string;
  entry: Files;
  container?: string;
  /** Files a screen needs beside the entry, by the page's name. */
  screens?: Readonly<Record<string, Files>>;
  integrity: Readonly<Record<string, string>>;
};

export type Release = { schema: 1; id: string; apps: Readonly<Record<AppName, ReleasedApp>> };

/** A route as the starter needs it: which addresses, which app and page, who may open it, how it is framed. */
export type StartRoute = readonly [
  pattern: string,
  app: AppName,
  page: string,
  web: 'open' | 'with-vtg-id' | 'app-only',
  frame: string,
];

/** The data block of index.html. */
export type PageData = {
  release: Release;
  settings: PageSettings;
  routes: readonly StartRoute[];
};

/** The app as a release names it. `base` is where its files are served. */
export function released(app: AppJson, base: string): ReleasedApp {
  const integrity = Object.entries(app.files).map(([file, { integrity }]) => [file, integrity]);
  return {
    version: app.version,
    base,
    entry: app.entry,
    ...(app.container !== undefined && { container: app.container }),
    ...(app.screens !== undefined && { screens: app.screens }),
    integrity: Object.fromEntries(integrity),
  };
}
