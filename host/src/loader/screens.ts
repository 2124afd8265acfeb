import type { RemoteName } from '@shared/federation/release';
import { type RouteName, routes } from '@shared/routes/routes';
import type { ComponentType } from 'react';
import { loadFirst } from './first-remote';
import { withRetries } from './retry';

type Screens = Readonly<Record<string, () => Promise<ComponentType>>>;

const exposed = new Map<RemoteName, Promise<Screens>>();
const loading = new Map<RouteName, Promise<ComponentType>>();
const loaded = new Map<RouteName, ComponentType>();

/** The component of a page, when it is already here: a page that is can be shown in the first commit. */
export const loadedScreen = (page: RouteName): ComponentType | undefined => loaded.get(page);

/**
 * Loads the component of a page from its remote. Callers at the same time share one load; a failed one is forgotten,
 * so that asking again really asks again.
 * @throws when three attempts within 20 s failed.
 */
export function loadScreen(page: RouteName): Promise<ComponentType> {
  const running = loading.get(page);
  if (running) return running;
  const load = componentOf(page).then(
    (component) => {
      loaded.set(page, component);
      return component;
    },
    (failure: unknown) => {
      loading.delete(page);
      throw failure;
    },
  );
  loading.set(page, load);
  return load;
}

async function componentOf(page: RouteName): Promise<ComponentType> {
  const { app } = routes[page];
  if (app === 'host') throw new RangeError(`a page of the host is not loaded: ${page}`);
  const screens = await screensOf(app);
  return withRetries(async () => {
    const component = await screens[page]?.();
    if (typeof component !== 'function') throw new Error(`${app} gave no component for ${page}`);
    return component;
  });
}

function screensOf(app: RemoteName): Promise<Screens> {
  const known = exposed.get(app);
  if (known) return known;
  const isFirst = exposed.size === 0;
  const load = withRetries(async (attempt) => {
    const module = isFirst && attempt === 0 ? await loadFirst(app) : await loadLater(app);
    return screensIn(module, app);
  });
  load.catch(() => exposed.delete(app));
  exposed.set(app, load);
  return load;
}

/** The federation runtime arrives when a second remote, or another try, asks for it. */
const loadLater = async (app: RemoteName): Promise<unknown> =>
  (await import('./federation')).loadExposed(app);

function screensIn(module: unknown, app: RemoteName): Screens {
  const isModule = typeof module === 'object' && module !== null && 'screens' in module;
  if (!isModule || typeof module.screens !== 'object' || module.screens === null)
    throw new Error(`${app} exposes no screens`);
  return module.screens as Screens;
}
