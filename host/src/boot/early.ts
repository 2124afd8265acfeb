import { askAhead, nameOf } from '@shared/api/ask-ahead';
import {
  bearer,
  estimateCall,
  filtersCall,
  koreanDay,
  linkIn,
  packagesCall,
  profileCall,
  profileVehiclesCall,
  sessionCall,
  solicitationCall,
  userCall,
} from '@shared/api/start-calls';
import type { Visitor } from '@shared/api/visitor';
import { hostIn } from '@shared/api/web-host';
import { startSettings } from '@shared/config/start-settings';
import { cookieJar } from '@shared/config/storage';
import type {
  PageData,
  Release,
  ReleasedApp,
  ScreenFiles,
  StartRoute,
} from '@shared/release/release';
import { fileLink } from './file-link';
import { missed, runEarly } from './start-script';

export function link(...what: Parameters<typeof fileLink>): void {
  const element = fileLink(...what);
  element.onerror = () => missed.add(element.href);
  document.head.append(element);
}

/** Preloads a script, which runs later. */
export const preload = (app: ReleasedApp, file: string): void =>
  link('preload', app, file, 'script');

/**
 * Returns the frame of the skeleton. The embedded status page has a header only if its address says so. Source: A-92.
 */
const shownFrame = (frame: string): string =>
  frame === 'if-is-head' && new URLSearchParams(location.search).get('isHead') !== 'Y'
    ? 'none'
    : frame;

/**
 * Requests the prerender of the page in the address, unless the route guard refuses it, the channel disables its remote
 * or the customer has to sign in. Returns a function that requests its other files, which only React needs. Call it when
 * the document is parsed.
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
  if (first && isOurs && (app === 'guides' || !mustSignIn(page))) {
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

/** Returns whether the page runs in the app. Source: AUTH-014. */
function isInApp({ settings }: Settled): boolean {
  const { userAgentToken, objectName } = { ...startSettings.bridge, ...settings.bridge };
  const hasMarker = userAgentToken !== '' && navigator.userAgent.includes(userAgentToken);
  return hasMarker || objectName in window;
}

type Settled = Pick<PageData, 'settings'>;

/** Returns whether the user in the address must sign in. Then only the text pages can be prerendered. */
function mustSignIn(page: Settled): boolean {
  const query = new URLSearchParams(location.search);
  return Boolean(query.get('vtg_id') || query.get('connInfo')) && !visitorHere(page).known;
}

/**
 * Returns the visitor, and stores them on the window for the prerender runtime. On a slow phone, reading the cookie takes
 * as long as all other work here, so it is read once.
 */
function visitorHere({ settings }: Settled): Visitor {
  const { tokenCookie } = { ...startSettings.session, ...settings.session };
  window.__visitor ??= { inApp: isInApp({ settings }), known: tokenHere(tokenCookie) };
  return window.__visitor;
}

/** Returns whether the address shows a text page, which needs no data. */
export const isReading = ({ routes }: PageData): boolean =>
  rowAt(routes, location.pathname)[1] === 'guides';

/** Prefetches the data that every start page needs. */
export function askForSale(): void {
  askAhead(filtersCall());
  askAhead(packagesCall(koreanDay(Date.now())));
}

/** Prefetches data for the signed-in customer or for a sign-in, and for the dealer link in the address. */
export function askForCustomer(page: Settled): void {
  const { known } = visitorHere(page);
  const link = linkIn(location.pathname);
  if (link) askAhead(solicitationCall(link), known && bearer(known.token));
  if (mustSignIn(page)) askForSignIn().catch(() => undefined); // the session asks again
  if (!known) return;
  const { user, token } = known;
  askAhead(userCall(user.id), bearer(token));
  // Only pages whose requests need nothing but the user. Requests of other pages depend on earlier responses.
  const { page: name } = document.documentElement.dataset;
  const vtgNo = new URLSearchParams(location.search).get('vtg_no') || user.vtgNo;
  if (name === 'Estimate' && vtgNo) askAhead(estimateCall(vtgNo), bearer(token));
  if (name === 'SubscGuide' && (user.vtgNo ?? user.plusNo))
    askAhead(profileVehiclesCall(user), bearer(token));
}

/** Prefetches what a sign-in needs before its token. The profile service is on the host that the environment names. */
async function askForSignIn(): Promise<void> {
  askAhead(sessionCall());
  const environment = await window.__early?.[nameOf(filtersCall())];
  if (environment?.status !== 200) return;
  const host = hostIn(JSON.parse(String(environment.body)).env.host_vtg);
  const vtgId = new URLSearchParams(location.search).get('vtg_id') || undefined;
  askAhead(profileCall(host, { vtgId }));
}

type KeptSession = NonNullable<Visitor['known']> & { expiresAt: number };

/**
 * Returns the user and token in the cookie, or `undefined` if the address may name another user, whose page must not
 * show data of the former one. The session later reads the cookie with its own checks and ignores invalid data.
 * Source: SEC-001.
 */
function tokenHere(cookie: string): KeptSession | undefined {
  try {
    const [, text = ''] = cookieJar.cookie.split(`${cookie}=`);
    const known: KeptSession = JSON.parse(decodeURIComponent(text.split(';')[0] ?? ''));
    const query = new URLSearchParams(location.search);
    const isOfVisit = query.get('vtg_id')
      ? query.get('vtg_id') === known.user.vtgId
      : !query.get('connInfo');
    return known.expiresAt > Date.now() && isOfVisit ? known : undefined;
  } catch {
    return undefined; // no user is signed in, or this app did not write the cookie
  }
}
