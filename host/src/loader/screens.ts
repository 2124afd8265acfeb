import type { RemoteName } from '@shared/release/release';
import { type RouteName, routes } from '@shared/routes/routes';
import type { ComponentType } from 'react';
import { loadStep } from './federation';
import { isReplaced, keepToFilesOf } from './integrity';
import { page } from './page-data';
import { recoverFromRenderError, remember } from './plugins/recovery';
import { RemoteDisabled } from './remote-disabled';
import {
  nextRemote,
  type RemoteEvent,
  type RemoteState,
  restingRemote,
  type Wanted,
} from './remote-state';
import { report } from './report';
import { START, type Step } from './steps';
import { newDeadline } from './time-limits';

/** State of the remotes of this document. Only `dispatch` changes it. */
const remotes = new Map<RemoteName, RemoteState>();

const stateOf = (app: RemoteName): RemoteState =>
  remotes.get(app) ?? restingRemote(page.release, app);

function dispatch(app: RemoteName, event: RemoteEvent): void {
  remotes.set(app, nextRemote(stateOf(app), event));
}

/** Returns the component of a page if it is loaded. Such a page is shown in the first commit. */
export const loadedScreen = (name: RouteName): ComponentType | undefined =>
  stateOf(remoteOf(name)).pages.get(name);

/**
 * Loads the component of a page, to show it. Callers at the same time share one load, and a failed load is forgotten.
 * A retry (`attempt` above 0) starts a load of its own.
 * @throws {RemoteDisabled}
 * @throws the last failure, when neither the version of the release nor its fallback version loads within 17 s.
 */
export async function loadScreen(name: RouteName, attempt = 0): Promise<ComponentType> {
  const component = await prefetchScreen(name, attempt > 0);
  dispatch(remoteOf(name), { type: 'shown' });
  return component;
}

/** Loads the component of a page that is not shown yet. */
export async function prefetchScreen(
  name: RouteName,
  isRetry = false,
  deadline = newDeadline(),
): Promise<ComponentType> {
  const app = remoteOf(name);
  const here = stateOf(app).pages.get(name);
  if (here) return here;
  if (page.disabled.includes(app)) {
    const { version } = page.release.apps[app];
    report({ app, version, phase: 'entry', outcome: 'disabled', ms: 0 });
    throw new RemoteDisabled(app);
  }
  await once(app, name, isRetry, () => load({ app, name, isRetry, deadline }));
  // The fallback version may have replaced the remote meanwhile. Then the page comes from that.
  return prefetchScreen(name, false, deadline);
}

type Load = { app: RemoteName; name: RouteName; isRetry: boolean; deadline: number };

async function load({ app, name, isRetry, deadline }: Load): Promise<void> {
  const remote = { app, stateOf, dispatch, deadline, isRetry };
  if (!stateOf(app).isStarted) await once(app, START, isRetry, () => start(remote));
  const { isStarted, version } = stateOf(app);
  if (!isStarted) return;
  const component = await loadStep({ ...remote, version, expose: name });
  if (component) dispatch(app, { type: 'came', name, version, page: component as ComponentType });
}

async function start(remote: Omit<Step, 'version' | 'expose'>): Promise<void> {
  const { app } = remote;
  const { version, other } = stateOf(app);
  if (other) keepToFilesOf(version, other);
  const isStarted = await loadStep({ ...remote, version, expose: START });
  if (!isStarted) return;
  // Class names carry no version: the styles of the other one would leak into this one.
  removeReplacedStyles();
  if (stateOf(app).quarantined.includes(version.version)) remember({ ...remote, version }, false);
  dispatch(app, { type: 'started', version });
}

function remoteOf(name: RouteName): RemoteName {
  const { app } = routes[name];
  if (app === 'host') throw new RangeError(`of the host: ${name}`);
  return app;
}

/** A page threw while rendering. Its content stays; the next page comes from the fallback version. */
export function screenBroke(name: RouteName): void {
  const app = remoteOf(name);
  const { isStarted, version } = stateOf(app);
  if (isStarted) recoverFromRenderError({ app, stateOf, dispatch, version });
}

/** Shares one load between all callers. `isRetry` starts another one in its place. */
function once(
  app: RemoteName,
  wanted: Wanted,
  isRetry: boolean,
  work: () => Promise<void>,
): Promise<void> {
  const known = stateOf(app).loads.get(wanted);
  if (known && !isRetry) return known;
  const load = work();
  dispatch(app, { type: 'asked', wanted, load });
  const over = () => dispatch(app, { type: 'over', load });
  load.then(over, over);
  return load;
}

function removeReplacedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (isReplaced(link.href)) link.remove();
}
