/**
 * Every address of the product: which app shows it, who may open it on the web, how it is framed.
 * The host's router, the route guard, the header, the step bar, `href` and the route guard tests are read from here.
 * Source: ROUTE-001…031, GUARD-001…011, SHELL-001…007.
 */
import type { AppName } from './apps';

export type { AppName };

/** Who may open a page from the plain web; in the app and in developer mode every page is open. */
export type Web = 'open' | 'with-vtg-id' | 'app-only';

/**
 * `full`: header and footer. `back`: header with the shell's back button, and footer.
 * `slim`: only a title bar with the shell's back button. `if-is-head`: full only with isHead=Y. `none`: nothing.
 */
export type Frame = 'full' | 'back' | 'slim' | 'if-is-head' | 'none';

/** Place in the step bar of 4. Source: A-12. */
export type Phase = 1 | 2 | 3 | 4;

export type RouteRow = {
  app: AppName;
  path: string;
  web: Web;
  frame: Frame;
  /** Key of the page title in shared/copy/title.ts. */
  title: Title;
  phase?: Phase;
};

export type Title =
  | 'brand'
  | 'app'
  | 'apply'
  | 'my'
  | 'terms'
  | 'guide'
  | 'warranty'
  | 'transfer'
  | 'estimate'
  | 'identity'
  | 'solicitation';

// biome-ignore format: one row a page
export const routes = {
  SubscGuide:             { app: 'apply',    path: '/',                                        web: 'open',        frame: 'full',       title: 'brand' },
  NotApp:                 { app: 'host',     path: '/notApp',                                  web: 'open',        frame: 'full',       title: 'app' },
  Layover:                { app: 'apply',    path: '/layover',                                 web: 'open',        frame: 'none',       title: 'apply' },
  SubscApplyTerm:         { app: 'apply',    path: '/subscApply/term',                         web: 'app-only',    frame: 'full',       title: 'apply', phase: 1 },
  SubscApplyVehicleReg:   { app: 'apply',    path: '/subscApply/vehicleReg',                   web: 'app-only',    frame: 'full',       title: 'apply', phase: 2 },
  SubscApplyVehicle:      { app: 'apply',    path: '/subscApply/vehicle',                      web: 'with-vtg-id', frame: 'full',       title: 'apply', phase: 2 },
  SubscApplyPkg:          { app: 'apply',    path: '/subscApply/pkg',                          web: 'app-only',    frame: 'full',       title: 'apply', phase: 2 },
  SubscApplyTermInsurance:{ app: 'apply',    path: '/subscApply/termInsurance',                web: 'app-only',    frame: 'full',       title: 'apply', phase: 2 },
  SubscApplyVehicleInsp:  { app: 'apply',    path: '/subscApply/vehicleInsp',                  web: 'app-only',    frame: 'full',       title: 'apply', phase: 2 },
  SubscApplyVehiclePanel: { app: 'apply',    path: '/subscApply/vehiclePanel',                 web: 'app-only',    frame: 'full',       title: 'apply', phase: 2 },
  SubscApplyReq:          { app: 'apply',    path: '/subscApply/req',                          web: 'with-vtg-id', frame: 'full',       title: 'apply', phase: 3 },
  SubscApplyRes:          { app: 'apply',    path: '/subscApply/res',                          web: 'app-only',    frame: 'full',       title: 'apply', phase: 4 },
  SubscRevoke:            { app: 'mypage',   path: '/subscRevoke',                             web: 'with-vtg-id', frame: 'none',       title: 'my' },
  Subsc:                  { app: 'mypage',   path: '/subscStatus',                             web: 'with-vtg-id', frame: 'full',       title: 'my' },
  SubscListItem:          { app: 'mypage',   path: '/subscStatus/subscs/:subsc_id',            web: 'app-only',    frame: 'full',       title: 'my' },
  SubscVtg:               { app: 'mypage',   path: '/subscStatusVtg',                          web: 'app-only',    frame: 'if-is-head', title: 'my' },
  TermInfo:               { app: 'guides',   path: '/termInfo/:type',                          web: 'open',        frame: 'back',       title: 'terms' },
  GuideSubscApply:        { app: 'guides',   path: '/guide/subscApply',                        web: 'open',        frame: 'none',       title: 'guide' },
  GuideInsurance:         { app: 'guides',   path: '/guide/insurance',                         web: 'open',        frame: 'none',       title: 'guide' },
  GuideInsuranceSubmit:   { app: 'guides',   path: '/guide/insurance/:careInsuranceConfirmId', web: 'with-vtg-id', frame: 'none',       title: 'guide' },
  GuideTotal:             { app: 'guides',   path: '/guide/total',                             web: 'app-only',    frame: 'slim',       title: 'guide' },
  GuideWarranty:          { app: 'guides',   path: '/guide/warranty',                          web: 'app-only',    frame: 'none',       title: 'warranty' },
  Transfer:               { app: 'mypage',   path: '/transfer/:subsc_id',                      web: 'with-vtg-id', frame: 'full',       title: 'transfer' },
  SubscSolicitation:      { app: 'apply',    path: '/subscSolicitation/:hash',                 web: 'open',        frame: 'full',       title: 'solicitation' },
  niceSuccess:            { app: 'apply',    path: '/nice/success/',                           web: 'app-only',    frame: 'none',       title: 'identity' },
  niceFail:               { app: 'apply',    path: '/nice/fail/',                              web: 'app-only',    frame: 'none',       title: 'identity' },
  Estimate:               { app: 'estimate', path: '/estimate/guide',                          web: 'app-only',    frame: 'full',       title: 'estimate' },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;
export type RouteOf<A extends AppName> = {
  [N in RouteName]: (typeof routes)[N]['app'] extends A ? N : never;
}[RouteName];

export const routeNames = Object.keys(routes) as RouteName[];
