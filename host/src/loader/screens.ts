import type { ReleasedApp, RemoteName } from '@shared/release/release';
import { type RouteName, routes } from '@shared/routes/routes';
import type { ComponentType } from 'react';
import { RemoteDisabled } from '../shell/screens';
import { inTime } from './deadline';
import { loadFirst } from './first-remote';
import { page } from './page-data';
import { report } from './report';
import type { RemoteScreens, Started } from './started';
import { otherOf, switchTo, versionOf } from './versions';

/**
 * Longest wait for one try. It outlasts the timeouts of entry and chunk (8 s), unless another version is there to be
 * mounted: that one is on the page within 8 s.
 */
const TRY_MS = 9000;
const TRY_WITH_OTHER_MS = 7000;

/** Only the very first load of a page goes without the federation runtime. */
let isFirst = true;
const remotes = new Map<RemoteName, Started>();
const remotesComing = new Map<RemoteName, Promise<Started>>();
const loaded = new Map<RouteName, ComponentType>();
const coming = new Map<RouteName, Promise<ComponentType>>();
/** Remotes of which something was shown: they keep their version until the visitor asks anew. */
const shown = new Set<RemoteName>();

/** The component of a page, when it is already here: a page that is can be shown in the first commit. */
export const loadedScreen = (name: RouteName): ComponentType | undefined => loaded.get(name);

/**
 * Loads the component of a page, to show it. Callers at the same time share one load; a failed one is forgotten.
 * A retry by hand (`attempt` above 0) does not wait for a load that may be about to fail, but starts anew.
 * @throws {RemoteDisabled}
 * @throws the last failure, when neither the version of the release nor the one behind it came.
 */
export async function loadScreen(name: RouteName, attempt = 0): Promise<ComponentType> {
  const component = await prefetchScreen(name, attempt > 0);
  shown.add(remoteOf(name));
  return component;
}

/** The same for a page that is not shown yet. */
export function prefetchScreen(name: RouteName, isAnew = false): Promise<ComponentType> {
  const here = loaded.get(name);
  if (here) return Promise.resolve(here);
  return shared(coming, name, isAnew, () => componentOf(name, isAnew));
}

async function componentOf(name: RouteName, isAnew: boolean): Promise<ComponentType> {
  const app = remoteOf(name);
  if (page.disabled.includes(app)) {
    const { version } = versionOf(app);
    report({ app, version, phase: 'entry', outcome: 'disabled', ms: 0 });
    throw new RemoteDisabled(app);
  }
  const started = remotes.get(app) ?? (await startOnce(app, isAnew));
  const draw = () => drawn(started, name);
  try {
    loaded.set(name, await draw());
  } catch (failure) {
    const { screenAgain } = await recovery(failure);
    const isKept = shown.has(app) && !isAnew;
    const again = await screenAgain({ app, started, failure, draw, isAnew, isKept, replace });
    if (again) loaded.set(name, again);
  }
  const component = loaded.get(name);
  // Another screen may have had the remote replaced meanwhile: versions are never mixed.
  if (component && remotes.get(app) === started) return component;
  loaded.delete(name);
  return componentOf(name, false);
}

function remoteOf(name: RouteName): RemoteName {
  const { app } = routes[name];
  if (app === 'host') throw new RangeError(`of the host: ${name}`);
  return app;
}

async function startOnce(app: RemoteName, isAnew: boolean): Promise<Started> {
  const started = await shared(remotesComing, app, isAnew, () => start(app, isAnew));
  if (!remotes.has(app)) {
    remotes.set(app, started);
    switchTo(app, started.version);
  }
  return remotes.get(app) ?? started;
}

async function start(app: RemoteName, isAnew: boolean): Promise<Started> {
  const version = versionOf(app);
  const since = performance.now();
  try {
    const started = await startVersion(app, version);
    report({ app, version: version.version, phase: 'entry', outcome: 'ok', ms: msSince(since) });
    return started;
  } catch (failure) {
    const { startAgain } = await recovery(failure);
    return startAgain({ app, version, failure, isAnew, since, startVersion });
  }
}

/** One try, without another. The federation runtime arrives when a second remote, or another try, asks for it. */
async function startVersion(app: RemoteName, version: ReleasedApp): Promise<Started> {
  const load = isFirst ? loadFirst : loadLater;
  isFirst = false;
  const module = await inTime(load(version), limitFor(app, version));
  return { version, screens: screensIn(module, app) };
}

const loadLater = async (version: ReleasedApp): Promise<unknown> =>
  (await import('./federation')).loadExposed(version);

async function drawn({ version, screens }: Started, name: RouteName): Promise<ComponentType> {
  const component = await inTime(
    Promise.resolve(screens[name]?.()),
    limitFor(remoteOf(name), version),
  );
  if (typeof component !== 'function') throw new Error(`no component for ${name}`);
  return component;
}

const limitFor = (app: RemoteName, version: ReleasedApp): number =>
  otherOf(app, version) ? TRY_WITH_OTHER_MS : TRY_MS;

const msSince = (since: number): number => Math.round(performance.now() - since);

/** From now on another version runs in place of `started`. Answers false when another load was faster. */
function replace(app: RemoteName, started: Started, other: ReleasedApp): boolean {
  if (remotes.get(app) !== started) return false;
  remotes.delete(app);
  shown.delete(app);
  for (const name of loaded.keys()) if (routes[name].app === app) loaded.delete(name);
  switchTo(app, other);
  return true;
}

/** A page was drawn and broke: what it has half written stays, the next page comes from the version behind it. */
export function screenBroke(name: RouteName): void {
  const app = remoteOf(name);
  const started = remotes.get(app);
  if (started)
    import('./recovery').then(
      ({ broke }) => broke(app, started, replace),
      () => undefined, // the retry draws the same version again
    );
}

/** @throws `failure`, which needs mending, when the file that mends it does not come either. */
const recovery = (failure: unknown) =>
  import('./recovery').catch(() => {
    throw failure;
  });

/** One load for everybody who asks while it runs; `isAnew` starts another in its place. */
function shared<Key, Value>(
  running: Map<Key, Promise<Value>>,
  key: Key,
  isAnew: boolean,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = running.get(key);
  if (known && !isAnew) return known;
  const mine = load();
  running.set(key, mine);
  const forget = () => running.get(key) === mine && running.delete(key);
  mine.then(forget, forget);
  return mine;
}

function screensIn(module: unknown, app: RemoteName): RemoteScreens {
  const isModule = typeof module === 'object' && module !== null && 'screens' in module;
  if (!isModule || typeof module.screens !== 'object' || module.screens === null)
    throw new Error(`${app} exposes no screens`);
  return module.screens as RemoteScreens;
}
