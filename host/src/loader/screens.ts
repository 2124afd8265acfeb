import type { ReleasedApp, RemoteName } from '@shared/release/release';
import { type RouteName, routes } from '@shared/routes/routes';
import type { ComponentType } from 'react';
import { RemoteDisabled } from '../shell/screens';
import { inTime } from './deadline';
import { loadFirst } from './first-remote';
import { page } from './page-data';
import {
  nextRemote,
  type RemoteEvent,
  type RemoteState,
  restingRemote,
  type Started,
  type Wanted,
} from './remote-state';
import { report } from './report';

/**
 * Longest wait for one try. It outlasts the timeouts of entry and chunk (8 s), unless another version is there to be
 * mounted: that one is on the page within 8 s.
 */
const TRY_MS = 9000;
const TRY_WITH_OTHER_MS = 7000;

/** What this document knows of its remotes; changed by `tell` alone. */
const remotes = new Map<RemoteName, RemoteState>();

const stateOf = (app: RemoteName): RemoteState =>
  remotes.get(app) ?? restingRemote(page.release, app);

function tell(app: RemoteName, event: RemoteEvent): void {
  remotes.set(app, nextRemote(stateOf(app), event));
}

/** The component of a page, when it is already here: a page that is can be shown in the first commit. */
export const loadedScreen = (name: RouteName): ComponentType | undefined =>
  stateOf(remoteOf(name)).pages.get(name);

/**
 * Loads the component of a page, to show it. Callers at the same time share one load; a failed one is forgotten.
 * A retry by hand (`attempt` above 0) does not wait for a load that may be about to fail, but starts anew.
 * @throws {RemoteDisabled}
 * @throws the last failure, when neither the version of the release nor the one behind it came.
 */
export async function loadScreen(name: RouteName, attempt = 0): Promise<ComponentType> {
  const component = await prefetchScreen(name, attempt > 0);
  tell(remoteOf(name), { type: 'shown' });
  return component;
}

/** The same for a page that is not shown yet. */
export async function prefetchScreen(name: RouteName, isAnew = false): Promise<ComponentType> {
  const app = remoteOf(name);
  const here = stateOf(app).pages.get(name);
  if (here) return here;
  if (page.disabled.includes(app)) {
    const { version } = page.release.apps[app];
    report({ app, version, phase: 'entry', outcome: 'disabled', ms: 0 });
    throw new RemoteDisabled(app);
  }
  await once(app, name, isAnew, () => bring(app, name, isAnew));
  // Another screen may have had the remote replaced meanwhile: versions are never mixed.
  return prefetchScreen(name);
}

async function bring(app: RemoteName, name: RouteName, isAnew: boolean): Promise<void> {
  if (!stateOf(app).started) await once(app, 'start', isAnew, () => start(app, isAnew));
  const { started, other } = stateOf(app);
  if (!started) return;
  const draw = () => drawn(app, started, name);
  const page = await draw().catch(async (failure: unknown) => {
    const { screenAgain } = await recovery(failure);
    return screenAgain({ app, stateOf, tell, started, other, failure, draw, isAnew });
  });
  if (page) tell(app, { type: 'came', name, started, page });
}

function remoteOf(name: RouteName): RemoteName {
  const { app } = routes[name];
  if (app === 'host') throw new RangeError(`of the host: ${name}`);
  return app;
}

async function start(app: RemoteName, isAnew: boolean): Promise<void> {
  const { version, other } = stateOf(app);
  const since = performance.now();
  const started = await startVersion(app, version).then(
    (started) => {
      const ms = Math.round(performance.now() - since);
      report({ app, version: version.version, phase: 'entry', outcome: 'ok', ms });
      return started;
    },
    async (failure: unknown) => {
      const { startAgain } = await recovery(failure);
      return startAgain({
        app,
        stateOf,
        tell,
        version,
        other,
        failure,
        isAnew,
        since,
        startVersion,
      });
    },
  );
  tell(app, { type: 'started', started });
}

/**
 * One try, without another. Only the very first load of a page goes without the federation runtime, which arrives when a
 * second remote, or another try, asks for it.
 */
async function startVersion(app: RemoteName, version: ReleasedApp): Promise<Started> {
  const load = remotes.size === 0 ? loadFirst : loadLater;
  const module = await inTime(load(version), limitFor(app));
  return { version, screens: screensIn(module, app) };
}

const loadLater = async (version: ReleasedApp): Promise<unknown> =>
  (await import('./federation')).loadExposed(version);

async function drawn(
  app: RemoteName,
  { screens }: Started,
  name: RouteName,
): Promise<ComponentType> {
  const component = await inTime(Promise.resolve(screens[name]?.()), limitFor(app));
  if (typeof component !== 'function') throw new Error(`no component for ${name}`);
  return component;
}

const limitFor = (app: RemoteName): number => (stateOf(app).other ? TRY_WITH_OTHER_MS : TRY_MS);

/** A page was drawn and broke: what it has half written stays, the next page comes from the version behind it. */
export function screenBroke(name: RouteName): void {
  const app = remoteOf(name);
  const { started, other } = stateOf(app);
  if (started)
    import('./recovery').then(
      ({ broke }) => broke({ app, stateOf, tell, started, other }),
      () => undefined, // the retry draws the same version again
    );
}

/** @throws `failure`, which needs mending, when the file that mends it does not come either. */
const recovery = (failure: unknown) =>
  import('./recovery').catch(() => {
    throw failure;
  });

/** One load for everybody who asks while it runs; `isAnew` starts another in its place. */
function once(
  app: RemoteName,
  wanted: Wanted,
  isAnew: boolean,
  work: () => Promise<void>,
): Promise<void> {
  const known = stateOf(app).loads.get(wanted);
  if (known && !isAnew) return known;
  const load = work();
  tell(app, { type: 'asked', wanted, load });
  const over = () => tell(app, { type: 'over', load });
  load.then(over, over);
  return load;
}

/** @throws when a build that answers exposes something else. */
function screensIn(module: unknown, app: RemoteName): Started['screens'] {
  const { screens } = Object(module);
  if (typeof screens !== 'object' || screens === null) throw new Error(`${app} exposes no screens`);
  return screens;
}
