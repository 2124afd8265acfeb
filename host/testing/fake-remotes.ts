import type { PageData, Release, ReleasedApp, RemoteName } from '@shared/release/release';
import { anApp, ofEachRemote } from '@shared/release/testing/release';
import { routeNames } from '@shared/routes/routes';
import type { ComponentType } from 'react';

/** Two stylesheets that did not change since version 0. Every version has the first one. */
const stylesOf = (version: string, value: string) => ({
  'both.css': value,
  [`only-${version}.css`]: value,
});

/** Simulates a page where versions of remotes start, fail or hang as the test says. */
const app = (name: string, version: string): ReleasedApp => ({
  ...anApp(name, version),
  container: `${name}_${version}`,
  integrity: stylesOf(version, 'sha256-s'),
  at: stylesOf(version, `/${name}/0/`),
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
/** Result of loading the entry of a version, for example `apply@2`. By default its pages show their name and version. */
export const starts = new Map<string, Start>();
/** Result of the start of a container, which the runtime calls after its entry has loaded. */
export const inits = new Map<string, () => unknown>();
/** Result of loading a page of a version, for example `apply@2 SubscGuide`. */
export const chunks = new Map<string, () => Promise<ComponentType>>();
/** Entries and pages that were requested, in order. */
export const asked: string[] = [];

/** Stands in for `loader/integrity`, whose globals exist only once for each document of the test environment. */
const integrity = {
  addressOf: (url: string) => new URL(`${url}?r=${asked.length}`, location.href).href,
  entryScript: (url: string) => Object.assign(document.createElement('script'), { src: url }),
  keepToFilesOf: () => undefined,
  isReplaced: () => false,
};

/** Answers the entry scripts that the federation runtime puts into the page. */
export function serveRemotes(): void {
  const served = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) void answer(node);
  });
  served.observe(document.head, { childList: true });
}

async function answer(script: HTMLScriptElement): Promise<void> {
  const [, name = '', version = ''] = new URL(script.src).pathname.split('/');
  const key = `${name}@${version}`;
  asked.push(key);
  try {
    await starts.get(key)?.();
    Reflect.set(globalThis, `${name}_${version}`, containerOf(key));
    script.dispatchEvent(new Event('load'));
  } catch {
    script.dispatchEvent(new Event('error'));
  }
}

function containerOf(key: string) {
  const load = (page: string) => async () => {
    asked.push(`${key} ${page}`);
    return (await chunks.get(`${key} ${page}`)?.()) ?? screenOf(`${page} ${key.split('@')[1]}`);
  };
  const screens = Object.fromEntries(routeNames.map((page) => [page, load(page)]));
  return { init: () => inits.get(key)?.(), get: async () => () => ({ screens }) };
}

/** Makes all versions work, in a new tab. */
export function repairRemotes(): void {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // the runtime warns about a second registration
  sessionStorage.clear();
  for (const all of [starts, inits, chunks]) all.clear();
  asked.length = 0;
}

/** Returns the loader of a new document in the same tab. */
export async function newLoader(disabled: readonly RemoteName[] = []) {
  jest.resetModules();
  jest.doMock('../src/loader/page-data', () => ({ page: aPage(disabled) }));
  jest.doMock('../src/loader/integrity', () => integrity);
  jest.doMock('../src/loader/provided', () => ({ provided: {} }));
  forgetRuntime();
  return import('../src/loader/screens');
}

/** The next document has no containers and no runtime. */
function forgetRuntime(): void {
  const runtime = globalThis as unknown as {
    __FEDERATION__?: { __INSTANCES__: unknown[] };
    __GLOBAL_LOADING_REMOTE_ENTRY__?: Record<string, unknown>;
  };
  if (runtime.__FEDERATION__) runtime.__FEDERATION__.__INSTANCES__ = [];
  const loading = runtime.__GLOBAL_LOADING_REMOTE_ENTRY__ ?? {};
  for (const key of Object.keys(loading)) delete loading[key];
  for (const { container = '' } of [...Object.values(apps), ...Object.values(lkg)])
    Reflect.deleteProperty(globalThis, container);
}

const screenOf = (name: string): ComponentType => Object.assign(() => null, { displayName: name });

/** A file that does not load, as webpack reports it. */
export const fails = () =>
  Promise.reject(Object.assign(new Error('did not arrive'), { name: 'ChunkLoadError' }));
export const hangs = () => new Promise<never>(() => undefined);
