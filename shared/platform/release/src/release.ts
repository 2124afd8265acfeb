/**
 * A release is the set of versions that run together on a page, with everything needed to load them safely.
 * It is written into index.html, and the host has no other source for remotes.
 */
import type { PageSettings } from '@shared/config/settings';
import type { AppName, RemoteName } from '@shared/routes/apps';

export type { AppName, RemoteName };

export type Files = { js: readonly string[]; css: readonly string[] };

/** `first` is the script that prerenders the screen before React loads. A screen may have none. */
export type ScreenFiles = Files & { first?: string };

export type BuiltFile = {
  integrity: string;
  bytes: number;
  /** The compressed size. */
  packed: number;
  /** The earlier version that has the same bytes. Pages load the file from its folder, where they may have it cached. */
  since?: string;
};

/** Description of a build: `app.json` beside its files. Digests have the format of `integrity`. */
export type AppJson = {
  schema: 1;
  app: AppName;
  version: string;
  /** Digest of the sources of the build. */
  sources: string;
  files: Readonly<Record<string, BuiltFile>>;
  entry: Files;
  /** Name of the build on a page. It has the version, so that two versions never mix. */
  uniqueName: string;
  publicPath: string;
  container?: string;
  /** Semver: the contract version that a host provides, or the range that a remote needs. */
  contract: { provides?: string; needsHost?: string };
  /** A build of another tool has none. */
  runtime: { webpack?: string; federation?: string };
  shared: Readonly<Record<string, SharedModule>>;
  /** Digest of `types.json`, the declarations of the shared modules at build time. All published builds have it. */
  types?: string;
  screens?: Readonly<Record<string, ScreenFiles>>;
};

/** The version that the host `provided`, or the range that a remote `required` and the names it uses. */
export type SharedModule = {
  provided?: string;
  required?: string;
  /** Whether the build has its own copy. Ours must not. */
  carried?: boolean;
  uses?: readonly string[];
};

export type ReleasedApp = {
  version: string;
  /** Address of the folder of the app, with a trailing slash. */
  base: string;
  entry: Files;
  container?: string;
  /** Files that a screen needs beside the entry, by page name. */
  screens?: Readonly<Record<string, ScreenFiles>>;
  integrity: Readonly<Record<string, string>>;
  /** The folders of files that did not change since an earlier version. Other files are in `base`. */
  at?: Readonly<Record<string, string>>;
};

/** Returns the address of a file. A file whose bytes did not change keeps the address of an earlier version. */
export const addressIn = ({ base, at }: Pick<ReleasedApp, 'base' | 'at'>, file: string): string =>
  (at?.[file] ?? base) + file;

/** Returns the folders with files of an app, its own first. */
export const foldersOf = ({ base, at = {} }: Pick<ReleasedApp, 'base' | 'at'>): string[] => [
  ...new Set([base, ...Object.values(at)]),
];

export type Release = {
  schema: 1;
  /** Digest of the other fields, so that a release never changes. */
  id: string;
  apps: Readonly<Record<AppName, ReleasedApp>>;
  /** Fallback versions of remotes, mounted if the version in `apps` does not start. */
  lkg?: Readonly<Partial<Record<RemoteName, ReleasedApp>>>;
};

/** State of a channel. It is the only mutable file of a channel. All other files of a store are written once. */
export type ChannelState = {
  schema: 1;
  /** Increases by one with every change. */
  seq: number;
  /** Log entry of the last change. The entries form a chain. */
  change: string;
  stable: string;
  canaries: readonly Canary<string>[];
  /** Remotes that are switched off. Pages load nothing of them. */
  disabled: readonly RemoteName[];
  frozen: boolean;
};

/**
 * Versions of apps for a share of devices, from 0 to 100 with two decimals. Usually of one app, or of several that need
 * each other.
 * Each canary has its own salt, so that canaries do not affect each other. It stays while the share grows.
 */
export type Canary<Of> = {
  /** Digest of the apps, so that a canary never changes. */
  id: string;
  apps: Readonly<Partial<Record<AppName, Of>>>;
  percent: number;
  salt: string;
};

/** A route for the boot script: address pattern, app, page, access and frame. */
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
  /** The boot script decides by the bucket of the device and writes its choice into `globalThis.__release`. */
  canaries?: readonly Canary<ReleasedApp>[];
  disabled: readonly RemoteName[];
  settings: PageSettings;
  routes: readonly StartRoute[];
};

/**
 * Folder of the font in a build. Browsers do not check the digest of a font, so the page does not have those of these
 * many small files.
 */
const FONT_FOLDER = 'font/';

/** Returns the app in the format of a release. `base` is the address of its files. */
export function released(app: AppJson, base: string): ReleasedApp {
  const files = Object.entries(app.files).filter(([file]) => !file.startsWith(FONT_FOLDER));
  const integrity = files.map(([file, { integrity }]) => [file, integrity]);
  const at = files.flatMap(([file, { since }]) => (since ? [[file, `/${app.app}/${since}/`]] : []));
  return {
    version: app.version,
    base,
    entry: app.entry,
    ...(app.container !== undefined && { container: app.container }),
    ...(app.screens !== undefined && { screens: app.screens }),
    integrity: Object.fromEntries(integrity),
    ...(at.length > 0 && { at: Object.fromEntries(at) }),
  };
}
