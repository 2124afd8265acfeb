/**
 * A release: the set of versions that run together on a page, and everything needed to load them safely.
 * It is written into index.html when it is put together; the host reads it from there and knows no remote otherwise.
 */
import type { PageSettings } from '@shared/config/settings';
import type { AppName, RemoteName } from '@shared/routes/apps';

export type { AppName, RemoteName };

export type Files = { js: readonly string[]; css: readonly string[] };

/** `first` draws what the screen shows before React is here; a screen may have none. */
export type ScreenFiles = Files & { first?: string };

/** What a build says of itself: `app.json` beside its files. Digests are in the notation of `integrity`. */
export type AppJson = {
  schema: 1;
  app: AppName;
  version: string;
  /** Digest of what it was built from. */
  sources: string;
  /** `packed` is what travels. */
  files: Readonly<Record<string, { integrity: string; bytes: number; packed: number }>>;
  entry: Files;
  /** Name of the build on a page; carries the version, so that two never mix. */
  uniqueName: string;
  publicPath: string;
  container?: string;
  /** Semver: the version of the contract a host gives, or the range a remote needs. */
  contract: { provides?: string; needsHost?: string };
  runtime: { webpack: string; federation?: string };
  shared: Readonly<Record<string, SharedModule>>;
  /** Digest of `types.json`: declarations of the shared modules as this build knew them. Published builds have it. */
  types?: string;
  screens?: Readonly<Record<string, ScreenFiles>>;
};

/** The host's `provided` version, or the range a remote has `required` and the names it uses. */
export type SharedModule = {
  provided?: string;
  required?: string;
  /** Whether the build brings a copy of its own. None of ours may. */
  carried?: boolean;
  uses?: readonly string[];
};

export type ReleasedApp = {
  version: string;
  /** Address of the app's folder, ending in a slash. */
  base: string;
  entry: Files;
  container?: string;
  /** Files a screen needs beside the entry, by the page's name. */
  screens?: Readonly<Record<string, ScreenFiles>>;
  integrity: Readonly<Record<string, string>>;
};

export type Release = {
  schema: 1;
  /** Digest of the rest, so that a release never changes. */
  id: string;
  apps: Readonly<Record<AppName, ReleasedApp>>;
  /** Last known good of remotes: what is mounted when the version in `apps` does not start. */
  lkg?: Readonly<Partial<Record<RemoteName, ReleasedApp>>>;
};

/** The one mutable thing of a channel; every other file of a store is written once. */
export type ChannelState = {
  schema: 1;
  /** Grows by one at every change. */
  seq: number;
  /** The log entry of the last change; entries form a chain from here back. */
  change: string;
  stable: string;
  canaries: readonly Canary<string>[];
  /** Remotes that are switched off: nothing of them is asked for. */
  disabled: readonly RemoteName[];
  frozen: boolean;
};

/**
 * Versions of apps that a share of devices runs in place of everybody's (0 to 100, hundredths count): mostly of one app,
 * of several where they need each other. Each canary has a salt of its own, so that none moves another's devices; it
 * stays while the share grows.
 */
export type Canary<Of> = {
  /** Digest of the apps, so that a canary never changes. */
  id: string;
  apps: Readonly<Partial<Record<AppName, Of>>>;
  percent: number;
  salt: string;
};

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
  channel: string;
  seq: number;
  change?: string;
  frozen?: boolean;
  release: Release;
  /** The starter decides by the device's bucket and puts its choice into `globalThis.__release`. */
  canaries?: readonly Canary<ReleasedApp>[];
  disabled: readonly RemoteName[];
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
