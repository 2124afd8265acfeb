import type { PageData, Release, ReleasedApp, StartRoute } from '@shared/federation/release';
import { missed } from './missed';
import { runEarly } from './start-script';

/** A link in the page's head with the file's digest. */
export function link(
  rel: 'preload' | 'stylesheet',
  { base, integrity }: ReleasedApp,
  file: string,
  as?: 'script' | 'style',
): void {
  const element = document.createElement('link');
  element.rel = rel;
  if (as) element.as = as;
  element.crossOrigin = 'anonymous';
  element.integrity = integrity[file] ?? '';
  element.href = base + file;
  element.onerror = () => missed.add(element.href);
  document.head.append(element);
}

/** Fetches a script, to run it later. */
export const preload = (app: ReleasedApp, file: string): void =>
  link('preload', app, file, 'script');

/** Asks for the files of the screen the address shows, unless its door or the channel is shut. */
export function askForScreen(page: PageData, release: Release, start = runEarly): void {
  globalThis.__missed = missed;
  const [, app, name, web, frame] = rowAt(page.routes, location.pathname);
  const { dataset } = document.documentElement;
  dataset['frame'] = frame;
  if (app === 'host' || page.disabled.includes(app) || !mayOpen(page, web)) return;
  dataset['page'] = name;
  const remote = release.apps[app];
  const screen = remote.screens?.[name] ?? { js: [], css: [] };
  const isOurs = remote.base.startsWith('/'); // a developer's build has a server and tools of its own
  for (const file of new Set([...remote.entry.js, ...screen.js]))
    if (isOurs) start(remote, file);
    else preload(remote, file);
  for (const file of screen.css) link('preload', remote, file, 'style');
}

function rowAt(routes: readonly StartRoute[], pathname: string): StartRoute {
  const path = pathname.replace(/^\/app/, '') || '/';
  const row = routes.find(([pattern]) => new RegExp(pattern).test(path)) ?? routes[0];
  if (!row) throw new Error('the page has no routes');
  return row;
}

function mayOpen({ settings }: PageData, web: StartRoute[3]): boolean {
  const { userAgentToken = '', objectName = '' } = settings.bridge ?? {};
  const inApp =
    (userAgentToken !== '' && navigator.userAgent.includes(userAgentToken)) ||
    objectName in window ||
    navigator.userAgent.includes('ServiceCareApp') ||
    'ServiceCareBridge' in window;
  const hasVehicle = Boolean(new URLSearchParams(location.search).get('vtg_id'));
  return inApp || web === 'open' || (web === 'with-vtg-id' && hasVehicle);
}

/** Asks for what every first page needs of the backend. */
export function askEarly(): void {
  const today = new Date(Date.now() + 9 * 3600e3).toISOString().slice(0, 10);
  const dates = {
    dates: { title: 'dates', key: 'date', val: 'dates', start_date: today, stop_date: today },
  };
  const pkgs = `/api/v1App/pkgs?${new URLSearchParams({ filters: JSON.stringify(dates) })}`;
  const early: NonNullable<Window['__early']> = {};
  for (const url of ['/api/v1App/getFilters', pkgs]) {
    const answer = fetch(url, { headers: { Accept: 'application/json' } }).then(
      async (response) => ({
        status: response.status,
        date: response.headers.get('date') ?? '',
        body: (await response.json()) as unknown,
      }),
    );
    answer.catch(() => undefined);
    early[url] = answer;
  }
  window.__early = early;
}
