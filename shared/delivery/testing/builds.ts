import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AppJson, AppName, BuiltFile, StartRoute } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { integrityOf } from '../base/digest.cjs';
import { liveIn } from '../store/change';
import { writeSettings } from '../store/channel-settings';
import { channelIn, writeChannel } from '../store/channels';
import { jsonBytes, type ObjectStore } from '../store/objects';
import { compose, type Versions } from '../store/releases';
import type { Signer } from '../store/signing';
import { publishFolder } from '../store/upload';
import { addVersion } from '../store/versions';
import { liveSettings } from './live-settings';
import { eachStore } from './stores';

/** Minimal builds: they have everything that the gate checks and nothing else. */

const ownRoutes: readonly StartRoute[] = [
  ['^/?$', 'apply', 'Home', 'open', 'full'],
  ['^/status/?$', 'mypage', 'Status', 'open', 'full'],
  ['^/estimate/?$', 'estimate', 'Estimate', 'open', 'full'],
  ['^/guide/?$', 'guides', 'Guide', 'open', 'full'],
];

/** Every other remote gets a page with its own name, so that a new remote needs no change here. */
const otherRoutes = appNames
  .filter((app) => app !== 'host' && !ownRoutes.some(([, owner]) => owner === app))
  .map((app): StartRoute => [`^/${app}/?$`, app, app, 'open', 'full']);

export const routes: readonly StartRoute[] = [...ownRoutes, ...otherRoutes];

/** Returns the description of a build. `own` overrides its fields. */
export function appJsonOf(app: AppName, version: string, own: Partial<AppJson> = {}): AppJson {
  const file = Buffer.from(`/* ${app} ${version} */`);
  const described = { integrity: integrityOf(file), bytes: file.length, packed: file.length };
  const isHost = app === 'host';
  const page = routes.find(([, of]) => of === app)?.[2] ?? '';
  return {
    schema: 1,
    app,
    version,
    sources: version,
    files: { 'entry.js': described },
    entry: { js: ['entry.js'], css: [] },
    uniqueName: `__care_${app}_${version}`,
    publicPath: 'auto',
    contract: isHost ? { provides: '1.2.0' } : { needsHost: '^1.0.0' },
    runtime: { webpack: '5.111.1' },
    shared: {
      react: isHost ? { provided: '19.3.1' } : { required: '^19.0.0', carried: false },
    },
    types: 'same',
    ...(!isHost && {
      container: `__care_${app}_${version}`,
      screens: { [page]: { js: ['entry.js'], css: [] } },
    }),
    ...own,
  };
}

type Texts = Readonly<Record<string, string>>;

/** Returns path and bytes of each file of such a build. `own` overrides fields of its description. */
function filesOf(
  app: AppName,
  version: string,
  own: Partial<AppJson>,
  texts: Texts = { 'entry.js': `/* ${app} ${version} */` },
) {
  const files: Record<string, BuiltFile> = {};
  const all: [path: string, bytes: Buffer][] = [];
  for (const [file, text] of Object.entries(texts)) {
    const bytes = Buffer.from(text);
    all.push([file, bytes]);
    all.push([`${file}.br`, brotliCompressSync(bytes)]);
    all.push([`${file}.gz`, gzipSync(bytes)]);
    files[file] = { integrity: integrityOf(bytes), bytes: bytes.length, packed: bytes.length };
  }
  if (app === 'host')
    for (const [name, text] of pageParts) all.push([`page/${name}`, Buffer.from(text)]);
  return [...all, ['app.json', jsonBytes(appJsonOf(app, version, { files, ...own }))] as const];
}

/** Publishes such a build in a store, with its bytes and its entry in the version list. */
export async function published(
  store: ObjectStore,
  app: AppName,
  version: string,
  own: Partial<AppJson> = {},
): Promise<void> {
  for (const [path, bytes] of filesOf(app, version, own))
    await store.write(`${app}/${version}/${path}`, bytes);
  const date = '2026-11-20T00:00:00.000Z';
  await addVersion(store, app, { version, date, git: 'abc', note: `${app} ${version}` });
}

/** Writes such a build into a folder. `texts` are its files. */
export function builtFolder(folder: string, app: AppName, version: string, texts?: Texts): void {
  mkdirSync(join(folder, 'page'), { recursive: true });
  for (const [path, bytes] of filesOf(app, version, {}, texts))
    writeFileSync(join(folder, path), bytes);
}

/** Publishes the folder of such a build, as a team does. */
export async function publishedFolder(
  store: ObjectStore,
  { app, version, texts, signer }: Built,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'care-published-'));
  try {
    builtFolder(folder, app, version, texts);
    const listed = { version, date: new Date().toISOString(), git: '', note: '' };
    await publishFolder(store, { app, folder, listed, signer });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Built = { app: AppName; version: string; texts?: Texts; signer?: Signer | undefined };

const pageParts = [
  [
    'index.html',
    '<head><!--policy--><style><!--styles--></style><script type="application/json" id="page"><!--data--></script><!--extras--><script><!--starter--></script><!--css--></head><script type="application/json" id="rest"><!--rest--></script>',
  ],
  ['starter.js', 'start()'],
  ['shell.css', 'body{margin:0}'],
  ['routes.json', JSON.stringify(routes)],
] as const;

/** Creates a channel in which all apps are live at 1.0.0. Production gets the facts that a promotion needs. */
export async function liveStore(store: ObjectStore, channel = 'staging'): Promise<void> {
  if (channel === 'production')
    await writeSettings(store, channel, { settings: liveSettings, tools: false });
  for (const app of appNames) await published(store, app, '1.0.0');
  const versions = Object.fromEntries(appNames.map((app) => [app, '1.0.0'])) as Versions;
  const wish = {
    stable: await compose(store, versions),
    canaries: [],
    disabled: [],
    frozen: false,
  };
  await writeChannel(store, channel, undefined, wish, { by: 'test', why: 'first', did: 'first' });
}

/** Publishes several builds by name, for example `apply@1.1.0`. */
export async function publishedAll(store: ObjectStore, ...names: string[]): Promise<void> {
  for (const name of names) {
    const [app, version = ''] = name.split('@');
    await published(store, app as AppName, version);
  }
}

export const liveSets = async (store: ObjectStore, channel = 'staging') =>
  liveIn(store, (await channelIn(store, channel)).state);

/** Returns a live store that is a new one in each test, with more builds by name. */
export function eachLive(...names: string[]): ObjectStore {
  const store = eachStore();
  beforeEach(async () => {
    await liveStore(store);
    await publishedAll(store, ...names);
  });
  return store;
}
