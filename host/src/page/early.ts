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

/** Asks for the files of the screen the address shows, unless its route guard or the channel is shut. */
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

/** Asks for what every first page needs of the backend, and for what a customer's needs who is known here. */
export function askEarly({ settings }: Pick<PageData, 'settings'>): void {
  const today = new Date(Date.now() + 9 * 3600e3).toISOString().slice(0, 10);
  const dates = {
    dates: { title: 'dates', key: 'date', val: 'dates', start_date: today, stop_date: today },
  };
  const early: NonNullable<Window['__early']> = {};
  const ask = (path: string, init: RequestInit = {}) => {
    const url = `/api/v1App${path}`;
    const { method = 'GET', body = '' } = init;
    const headers = { Accept: 'application/json', ...init.headers };
    const answer = fetch(url, { ...init, headers }).then(async (response) => ({
      status: response.status,
      date: response.headers.get('date') ?? '',
      body: await response.text(), // read by the call that takes it over, so what was answered is not asked again
    }));
    answer.catch(() => undefined);
    early[`${method} ${url} ${body}`] = answer;
  };
  ask('/getFilters');
  ask(`/pkgs?${new URLSearchParams({ filters: JSON.stringify(dates) })}`);
  const known = tokenHere(settings.session?.tokenCookie ?? 'app_token');
  if (known) {
    const headers = { Authorization: `Bearer ${known.token}` };
    ask(`/users/${known.user.id}`, { headers });
    // The one page whose data needs no more than who it is about. What it asks for next depends on the answer.
    const vtgNo = new URLSearchParams(location.search).get('vtg_no') || known.user.vtgNo;
    if (document.documentElement.dataset['page'] === 'Estimate' && vtgNo)
      ask('/users/estimate', {
        method: 'POST',
        body: JSON.stringify({ vtg_no: vtgNo }),
        headers: { ...headers, 'Content-Type': 'application/json' },
      });
  }
  window.__early = early;
}

type KeptSession = {
  token: string;
  user: { id: string; vtgId?: string; vtgNo?: string };
  expiresAt: number;
};

/**
 * What the session keeps in its cookie, unless the address names another user: then no data of the user before may come.
 * The session reads it again by its own rules; what does not fit is never taken over. Source: SEC-001.
 */
function tokenHere(cookie: string): KeptSession | undefined {
  try {
    const [, text = ''] = document.cookie.split(`${cookie}=`);
    const known: KeptSession = JSON.parse(decodeURIComponent(text.split(';')[0] ?? ''));
    const wished = new URLSearchParams(location.search).get('vtg_id') ?? known.user.vtgId;
    return known.expiresAt > Date.now() && wished === known.user.vtgId ? known : undefined;
  } catch {
    return undefined; // no user, or a cookie that is not ours
  }
}
