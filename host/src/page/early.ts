import { askAhead } from '@shared/api/ask-ahead';
import {
  bearer,
  estimateCall,
  filtersCall,
  koreanDay,
  linkIn,
  packagesCall,
  profileVehiclesCall,
  solicitationCall,
  userCall,
} from '@shared/api/start-calls';
import type { Visitor } from '@shared/api/visitor';
import { startSettings } from '@shared/config/start-settings';
import { cookieJar } from '@shared/config/storage';
import type {
  PageData,
  Release,
  ReleasedApp,
  ScreenFiles,
  StartRoute,
} from '@shared/release/release';
import { missed, runEarly } from './start-script';

/**
 * Engines that may fetch a script before its tag, as a media query. WebKit reads no digest from such a link: the page's
 * Integrity-Policy refuses it each time, with a report. How a phone that folds is held is known to Chromium (132 and
 * later) and not to WebKit; where it is not, a script is asked for by its tag alone.
 */
export const PRELOADS_SCRIPTS = '(device-posture)';

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
  if (as === 'script') element.media = PRELOADS_SCRIPTS;
  element.crossOrigin = 'anonymous';
  element.integrity = integrity[file] ?? '';
  element.href = base + file;
  element.onerror = () => missed.add(element.href);
  document.head.append(element);
}

/** Fetches a script, to run it later. */
export const preload = (app: ReleasedApp, file: string): void =>
  link('preload', app, file, 'script');

/** The frame of the skeleton. The embedded status page has a header only when its address asks for one. Source: A-92. */
const shownFrame = (frame: string): string =>
  frame === 'if-is-head' && new URLSearchParams(location.search).get('isHead') !== 'Y'
    ? 'none'
    : frame;

/**
 * Asks for what draws the first view of the screen the address shows, unless its route guard or the channel is shut;
 * answers how to ask for its other files, which only React needs, when the page is whole.
 */
export function askForScreen(page: PageData, release: Release, start = runEarly): () => void {
  globalThis.__missed = missed;
  const [, app, name, web, frame] = rowAt(page.routes, location.pathname);
  const { dataset } = document.documentElement;
  dataset['frame'] = shownFrame(frame);
  if (app === 'host' || page.disabled.includes(app) || !mayOpen(page, web)) return () => undefined;
  dataset['page'] = name;
  const remote = release.apps[app];
  const isOurs = remote.base.startsWith('/'); // a build of a developer has its own server and tools
  const files = (): ScreenFiles => remote.screens?.[name] ?? { js: [], css: [] };
  const styles = () => {
    for (const file of files().css) link('preload', remote, file, 'style');
  };
  const { first } = files();
  if (first && isOurs) {
    dataset['awaits'] = '';
    start(remote, first);
  }
  if (first) styles();
  return () => {
    if (!first) styles();
    // The host runs the entry, because the entry needs the runtime core of the host.
    for (const file of remote.entry.js) preload(remote, file);
    for (const file of files().js)
      if (isOurs) start(remote, file);
      else preload(remote, file);
  };
}

function rowAt(routes: readonly StartRoute[], pathname: string): StartRoute {
  const path = pathname.replace(/^\/app/, '') || '/';
  const row = routes.find(([pattern]) => new RegExp(pattern).test(path)) ?? routes[0];
  if (!row) throw new Error('the page has no routes');
  return row;
}

function mayOpen(page: PageData, web: StartRoute[3]): boolean {
  const hasVehicle = Boolean(new URLSearchParams(location.search).get('vtg_id'));
  return isInApp(page) || web === 'open' || (web === 'with-vtg-id' && hasVehicle);
}

/** Source: AUTH-014. */
function isInApp({ settings }: Settled): boolean {
  const { userAgentToken, objectName } = { ...startSettings.bridge, ...settings.bridge };
  const hasMarker = userAgentToken !== '' && navigator.userAgent.includes(userAgentToken);
  return hasMarker || objectName in window;
}

type Settled = Pick<PageData, 'settings'>;

/** Whether the address shows reading matter. */
export const isReading = ({ routes }: PageData): boolean =>
  rowAt(routes, location.pathname)[1] === 'guides';

/** Asks for what every first page needs of the backend. */
export function askForSale(): void {
  askAhead(filtersCall());
  askAhead(packagesCall(koreanDay(Date.now())));
}

/**
 * Asks for what the page of a customer needs who is known here, or of whoever opens a seller's link. Who that is stands in
 * the window for the page's first view. Reading the cookie takes a slow phone as long as the rest.
 */
export function askForCustomer(page: Settled): void {
  const { tokenCookie } = { ...startSettings.session, ...page.settings.session };
  const known = tokenHere(tokenCookie);
  window.__visitor = { inApp: isInApp(page), known };
  const link = linkIn(location.pathname);
  if (link) askAhead(solicitationCall(link), known && bearer(known.token));
  if (!known) return;
  const { user, token } = known;
  askAhead(userCall(user.id), bearer(token));
  // Pages whose data needs no more than who it is about. What others ask for next depends on the answer.
  const { page: name } = document.documentElement.dataset;
  const vtgNo = new URLSearchParams(location.search).get('vtg_no') || user.vtgNo;
  if (name === 'Estimate' && vtgNo) askAhead(estimateCall(vtgNo), bearer(token));
  if (name === 'SubscGuide' && (user.vtgNo ?? user.plusNo))
    askAhead(profileVehiclesCall(user), bearer(token));
}

type KeptSession = NonNullable<Visitor['known']> & { expiresAt: number };

/**
 * What the session keeps in its cookie, unless the address names another user: then no data of the user before may come.
 * The session reads it again by its own rules; what does not fit is never taken over. Source: SEC-001.
 */
function tokenHere(cookie: string): KeptSession | undefined {
  try {
    const [, text = ''] = cookieJar.cookie.split(`${cookie}=`);
    const known: KeptSession = JSON.parse(decodeURIComponent(text.split(';')[0] ?? ''));
    const wished = new URLSearchParams(location.search).get('vtg_id') ?? known.user.vtgId;
    return known.expiresAt > Date.now() && wished === known.user.vtgId ? known : undefined;
  } catch {
    return undefined; // no user, or a cookie that is not ours
  }
}
