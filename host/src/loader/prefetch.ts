import { detectMode } from '@shared/bridge';
import { settings } from '@shared/config/settings';
import { queryClient } from '@shared/query';
import type { ReleasedApp } from '@shared/release/release';
import { mayOpen } from '@shared/routes/guard';
import { type RouteName, routes } from '@shared/routes/routes';
import { fileLink } from '../boot/file-link';
import { pageAt } from '../start-page';
import { whenIdle } from './idle';
import { page } from './page-data';
import { prefetchScreen } from './screens';

/** The pages that a press on this page usually opens. Other pages load when their link is touched or has the focus. */
const NEXT: Readonly<Partial<Record<RouteName, readonly RouteName[]>>> = {
  SubscGuide: ['SubscApplyTerm'],
  SubscApplyTerm: ['SubscApplyPkg'],
  SubscApplyPkg: ['SubscApplyVehicle'],
  SubscApplyVehicle: ['SubscApplyReq', 'SubscApplyTermInsurance'],
  SubscApplyTermInsurance: ['SubscApplyVehicleReg'],
  SubscApplyVehicleReg: ['SubscApplyVehicleInsp', 'SubscApplyPkg'],
  SubscApplyVehicleInsp: ['SubscApplyVehiclePanel'],
  SubscApplyVehiclePanel: ['SubscApplyReq'],
  SubscApplyReq: ['SubscApplyRes'],
  Layover: ['SubscApplyRes'],
  SubscApplyRes: ['Subsc'],
  Subsc: ['SubscListItem'],
  SubscVtg: ['SubscListItem'],
  SubscListItem: ['SubscRevoke'],
  SubscRevoke: ['Subsc'],
  Transfer: ['Subsc'],
  Estimate: ['SubscGuide'],
  GuideSubscApply: ['SubscGuide'],
  GuideTotal: ['Subsc'],
};

type Connection = { saveData?: boolean; effectiveType?: string };

/** Loads the likely next pages as soon as this page is idle and has its data. */
export const prefetchAfter = (name: RouteName): void =>
  whenQuiet(() => NEXT[name]?.forEach(prefetch));

/** Loads the page of a link as soon as a finger or the focus is on it. */
export function prefetchOnIntent(): void {
  for (const sign of ['pointerdown', 'focusin'])
    document.addEventListener(sign, ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin === location.origin && link.pathname.startsWith('/app/'))
        prefetch(pageAt(link.pathname));
    });
}

/** Loads nothing on a metered or slow connection, and no page that the route guard would refuse. */
function prefetch(to: RouteName): void {
  const connection: Connection = (navigator as { connection?: Connection }).connection ?? {};
  if (connection.saveData === true || /[23]g/.test(connection.effectiveType ?? '')) return;
  const { app } = routes[to];
  if (app === 'host' || page.disabled.includes(app)) return;
  const vtgId = new URLSearchParams(location.search).get('vtg_id') ?? undefined;
  const visit = { to, from: pageAt(location.pathname), vtgId, trusted: detectMode().inApp };
  if (mayOpen(visit, settings.guard) !== 'allow') return;
  preloadFiles(page.release.apps[app], to);
  // A failure here is not reported: the page is requested again when it is opened.
  void prefetchScreen(to).catch(() => undefined);
}

/** Pages whose files were requested. A tap is both a touch and a focus. */
const requested = new Set<RouteName>();

/** Requests the files of a page together with the entry of its remote, which would request them only when it has run. */
function preloadFiles(remote: ReleasedApp, to: RouteName): void {
  if (requested.has(to)) return;
  requested.add(to);
  const { js, css } = remote.screens?.[to] ?? { js: [], css: [] };
  const links = [
    ...js.map((file) => fileLink('preload', remote, file, 'script')),
    ...css.map((file) => fileLink('preload', remote, file, 'style')),
  ];
  document.head.append(...links);
}

/** How often, in ms, a page that waits for its data is checked again. */
const CHECK_MS = 250;

/** Idle alone is not enough: a prefetch would delay the data that the page waits for. */
function whenQuiet(work: () => void): void {
  whenIdle(() => {
    if (queryClient.isFetching() === 0) work();
    else setTimeout(() => whenQuiet(work), CHECK_MS);
  });
}
