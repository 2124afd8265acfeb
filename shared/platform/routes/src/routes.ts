/**
 * Route table: for every address its app, its access on the web and its frame.
 * The router of the host, the route guard, the header, the step bar, `href` and the tests of the guard read it. Source:
 * ROUTE-001…031, GUARD-001…011, SHELL-001…007.
 */
import type { AppName } from './apps';

export type { AppName };

/** Access to a page from the plain web. In the app and in developer mode every page is open. */
export type Web = 'open' | 'with-vtg-id' | 'app-only';

/**
 * `full`: header and footer. `back`: header with the shell's back button, and footer.
 * `slim`: only a title bar with the shell's back button. `if-is-head`: full only with isHead=Y. `none`: nothing.
 */
export type Frame = 'full' | 'back' | 'slim' | 'if-is-head' | 'none';

/** Step of four in the step bar. Source: A-12. */
export type Phase = 1 | 2 | 3 | 4;

export type RouteRow = {
  path: string;
  web: Web;
  frame: Frame;
  app: AppName;
  /** Key of the page title in shared/product/copy/title.ts. */
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
  SubscGuide:             { path: '/',                                        web: 'open',        frame: 'full',       app: 'apply',    title: 'brand' },
  NotApp:                 { path: '/notApp',                                  web: 'open',        frame: 'full',       app: 'host',     title: 'app' },
  Layover:                { path: '/layover',                                 web: 'open',        frame: 'none',       app: 'apply',    title: 'apply' },
  SubscApplyTerm:         { path: '/subscApply/term',                         web: 'app-only',    frame: 'full',       app: 'apply',    title: 'apply', phase: 1 },
  SubscApplyVehicleReg:   { path: '/subscApply/vehicleReg',                   web: 'app-only',    frame: 'full',       app: 'apply',    title: 'apply', phase: 2 },
  SubscApplyVehicle:      { path: '/subscApply/vehicle',                      web: 'with-vtg-id', frame: 'full',       app: 'apply',    title: 'apply', phase: 2 },
  SubscApplyPkg:          { path: '/subscApply/pkg',                          web: 'app-only',    frame: 'full',       app: 'apply',    title: 'apply', phase: 2 },
  SubscApplyTermInsurance:{ path: '/subscApply/termInsurance',                web: 'app-only',    frame: 'full',       app: 'apply',    title: 'apply', phase: 2 },
  SubscApplyVehicleInsp:  { path: '/subscApply/vehicleInsp',                  web: 'app-only',    frame: 'full',       app: 'apply',    title: 'apply', phase: 2 },
  SubscApplyVehiclePanel: { path: '/subscApply/vehiclePanel',                 web: 'app-only',    frame: 'full',       app: 'apply',    title: 'apply', phase: 2 },
  SubscApplyReq:          { path: '/subscApply/req',                          web: 'with-vtg-id', frame: 'full',       app: 'apply',    title: 'apply', phase: 3 },
  SubscApplyRes:          { path: '/subscApply/res',                          web: 'app-only',    frame: 'full',       app: 'apply',    title: 'apply', phase: 4 },
  SubscRevoke:            { path: '/subscRevoke',                             web: 'with-vtg-id', frame: 'none',       app: 'mypage',   title: 'my' },
  Subsc:                  { path: '/subscStatus',                             web: 'with-vtg-id', frame: 'full',       app: 'mypage',   title: 'my' },
  SubscListItem:          { path: '/subscStatus/subscs/:subsc_id',            web: 'app-only',    frame: 'full',       app: 'mypage',   title: 'my' },
  SubscVtg:               { path: '/subscStatusVtg',                          web: 'app-only',    frame: 'if-is-head', app: 'mypage',   title: 'my' },
  TermInfo:               { path: '/termInfo/:type',                          web: 'open',        frame: 'back',       app: 'guides',   title: 'terms' },
  GuideSubscApply:        { path: '/guide/subscApply',                        web: 'open',        frame: 'none',       app: 'guides',   title: 'guide' },
  GuideInsurance:         { path: '/guide/insurance',                         web: 'open',        frame: 'none',       app: 'guides',   title: 'guide' },
  GuideInsuranceSubmit:   { path: '/guide/insurance/:careInsuranceConfirmId', web: 'with-vtg-id', frame: 'none',       app: 'guides',   title: 'guide' },
  GuideTotal:             { path: '/guide/total',                             web: 'app-only',    frame: 'slim',       app: 'guides',   title: 'guide' },
  GuideWarranty:          { path: '/guide/warranty',                          web: 'app-only',    frame: 'none',       app: 'guides',   title: 'warranty' },
  Transfer:               { path: '/transfer/:subsc_id',                      web: 'with-vtg-id', frame: 'full',       app: 'mypage',   title: 'transfer' },
  SubscSolicitation:      { path: '/subscSolicitation/:hash',                 web: 'open',        frame: 'full',       app: 'apply',    title: 'solicitation' },
  niceSuccess:            { path: '/nice/success/',                           web: 'app-only',    frame: 'none',       app: 'apply',    title: 'identity' },
  niceFail:               { path: '/nice/fail/',                              web: 'app-only',    frame: 'none',       app: 'apply',    title: 'identity' },
  Estimate:               { path: '/estimate/guide',                          web: 'app-only',    frame: 'full',       app: 'estimate', title: 'estimate' },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;
export type RouteOf<A extends AppName> = {
  [N in RouteName]: (typeof routes)[N]['app'] extends A ? N : never;
}[RouteName];

export const routeNames = Object.keys(routes) as RouteName[];
