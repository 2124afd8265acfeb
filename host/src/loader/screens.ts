import type { RemoteName } from '@shared/federation/release';
import { type RouteName, routes } from '@shared/routes/routes';
import type { ComponentType } from 'react';
import { loadFirst } from './first-remote';
import { withRetries } from './retry';

type Screens = Readonly<Record<string, () => Promise<ComponentType>>>;

/** Only the very first load of a page goes without the federation runtime. */
let isStarted = false;
const remotes = new Map<RemoteName, Screens>();
const remotesComing = new Map<RemoteName, Promise<Screens>>();
const loaded = new Map<RouteName, ComponentType>();
const coming = new Map<RouteName, Promise<ComponentType>>();

/** The component of a page, when it is already here: a page that is can be shown in the first commit. */
export const loadedScreen = (page: RouteName): ComponentType | undefined => loaded.get(page);

/**
 * Loads the component of a page from its remote. Callers at the same time share one load; a failed one is forgotten.
 * Whoever asks again by hand (`attempt` above 0) does not wait for a load that may be about to fail, but starts anew.
 * @throws when three attempts within 20 s failed.
 */
export function loadScreen(page: RouteName, attempt = 0): Promise<ComponentType> {
  const here = loaded.get(page);
  if (here) return Promise.resolve(here);
  return shared(coming, page, attempt > 0, async () => {
    const component = await componentOf(page, attempt > 0);
    loaded.set(page, component);
    return component;
  });
}

async function componentOf(page: RouteName, isAnew: boolean): Promise<ComponentType> {
  const { app } = routes[page];
  if (app === 'host') throw new RangeError(`a page of the host is not loaded: ${page}`);
  const screens = remotes.get(app) ?? (await shared(remotesComing, app, isAnew, () => start(app)));
  return withRetries(async () => {
    const component = await screens[page]?.();
    if (typeof component !== 'function') throw new Error(`${app} gave no component for ${page}`);
    return component;
  });
}

async function start(app: RemoteName): Promise<Screens> {
  const isFirst = !isStarted;
  isStarted = true;
  const screens = await withRetries(async (count) => {
    const module = isFirst && count === 0 ? await loadFirst(app) : await loadLater(app);
    return screensIn(module, app);
  });
  remotes.set(app, screens);
  return screens;
}

/** The federation runtime arrives when a second remote, or another try, asks for it. */
const loadLater = async (app: RemoteName): Promise<unknown> =>
  (await import('./federation')).loadExposed(app);

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

function screensIn(module: unknown, app: RemoteName): Screens {
  const isModule = typeof module === 'object' && module !== null && 'screens' in module;
  if (!isModule || typeof module.screens !== 'object' || module.screens === null)
    throw new Error(`${app} exposes no screens`);
  return module.screens as Screens;
}
