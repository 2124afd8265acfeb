/** The layers of the house, as rules. Each is shown to bite by e2e/quality/rules/layers.test.ts. */
const OURS = '(@shared/|^shared/|^host/|^remote-)';
const SHIPPED = '^(host|remote-[a-z]+|shared/(product|platform)/[a-z]+)/src/';

const DAYJS = '(^|node_modules/(\\.pnpm/)?)dayjs';

/** Rooms of delivery, the lowest first. */
const DELIVERY = [
  'base',
  'store',
  'build',
  'judge',
  'maps',
  'gate',
  'cdn',
  'nginx',
  'collector',
  'cli',
  'console',
  'main',
];

/** Rooms of e2e, the lowest first. */
const ROOMS = ['tools', 'sandbox', 'conform', 'journeys', 'engines', 'quality'];

const never = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { pathNot: '\\.test\\.tsx?$', ...from },
  to,
});

export default {
  forbidden: [
    never(
      'domain-depends-on-nothing',
      { path: '^shared/product/domain/src/' },
      { pathNot: ['^shared/product/domain/src/', '^shared/platform/text/src/', DAYJS] },
      'The domain depends on nothing but text and dayjs: no React, no network, no settings.',
    ),
    never(
      'dayjs-in-one-place',
      { path: SHIPPED, pathNot: ['^shared/product/domain/src/calendar\\.ts$', '\\.test\\.tsx?$'] },
      { path: DAYJS },
      'All date arithmetic is in shared/product/domain/src/calendar.ts.',
    ),
    never(
      'routes-are-a-table',
      { path: '^shared/platform/routes/src/' },
      {
        pathNot:
          '(^shared/platform/routes/src/|node_modules/.*@types/react|node_modules/(\\.pnpm/)?react@)',
      },
      'Routes are a plain table.',
    ),
    never(
      'ui-knows-no-business',
      { path: '^shared/platform/ui/src/' },
      {
        path: OURS,
        pathNot: '^shared/platform/(ui|text)/',
      },
      'UI knows looks only.',
    ),
    never(
      'api-shows-nothing',
      { path: '^shared/product/api/src/' },
      {
        path: '(node_modules/(\\.pnpm/)?react|^shared/(product|platform)/(session|copy|ui|popup|application|bridge|router|query)/)',
      },
      'The client reports; it never shows.',
    ),
    never(
      'copy-is-text',
      { path: '^shared/product/copy/src/' },
      {
        path: '(node_modules/(\\.pnpm/)?react|^shared/(product|platform)/(session|ui|popup|application|bridge|router|query)/)',
      },
      'Copy chooses sentences and nothing else.',
    ),
    never(
      'platform-knows-no-product',
      { path: '^shared/platform/' },
      { path: '^shared/product/' },
      'What any product needs does not know ours.',
    ),
    never(
      'lower-singletons-know-no-popup',
      { path: '^shared/platform/(bridge|router|query)/src/' },
      { path: '^shared/platform/popup/' },
      'Lower singletons do not know higher ones.',
    ),
    never(
      'shared-knows-no-app',
      { path: '^shared/' },
      { path: '^(host|remote-[a-z]+|e2e)/' },
      'Shared code never looks up.',
    ),
    never(
      'remote-knows-no-other-app',
      { path: '^remote-([a-z]+)/' },
      { path: '^(host|remote-[a-z]+|e2e)/', pathNot: '^remote-$1/' },
      'A remote links with href() and imports no other app.',
    ),
    never(
      'host-knows-no-remote',
      { path: '^host/' },
      { path: '^(remote-[a-z]+|e2e)/' },
      'The host knows remotes from the release alone.',
    ),
    never(
      'router-through-the-facade',
      { path: '.', pathNot: ['^shared/platform/router/', '\\.test\\.tsx?$'] },
      { path: '(^|node_modules/(\\.pnpm/)?)react-router' },
      'Sharing the router itself costs 46 kB; import @shared/router.',
    ),
    never(
      'query-through-the-facade',
      { path: '.', pathNot: ['^shared/platform/query/', '\\.test\\.tsx?$'] },
      { path: '(^|node_modules/(\\.pnpm/)?)@tanstack' },
      'One query client: import @shared/query.',
    ),
    never(
      'axios-in-one-place',
      { path: SHIPPED, pathNot: ['^shared/product/api/', '\\.test\\.tsx?$'] },
      { path: '(^|node_modules/(\\.pnpm/)?)axios' },
      "Requests go through the session's `call`.",
    ),
    never(
      'federation-in-the-loader',
      { path: SHIPPED, pathNot: ['^host/src/loader/', '\\.test\\.tsx?$'] },
      { path: '(^|node_modules/(\\.pnpm/)?)@module-federation' },
      'Only the loader knows how remotes arrive.',
    ),
    never(
      'loader-knows-no-shell',
      { path: '^host/src/loader/' },
      { path: '^host/src/(shell|telemetry)/' },
      'The shell shows what the loader loads; telemetry sends what it reports.',
    ),
    never(
      'no-node-on-the-phone',
      { path: SHIPPED },
      { dependencyTypes: ['core'] },
      'Shipped code runs in a webview.',
    ),
    never(
      'delivery-tools-stay-home',
      { path: SHIPPED },
      { path: '^shared/delivery/' },
      'What builds, publishes and compares releases is no part of them.',
    ),
    ...DELIVERY.slice(0, -1).map((room, place) =>
      never(
        `delivery-${room}-looks-down`,
        { path: `^shared/delivery/${room}/` },
        { path: `^shared/delivery/(${DELIVERY.slice(place + 1).join('|')})/` },
        'A room of delivery imports only rooms before it in the list.',
      ),
    ),
    never(
      'databases-stay-home',
      { path: SHIPPED },
      { path: '^shared/database/' },
      'A phone has no database of ours.',
    ),
    ...ROOMS.slice(0, -1).map((room, index) =>
      never(
        `${room}-looks-down`,
        { path: `^e2e/${room}/` },
        { path: `^e2e/(${ROOMS.slice(index + 1).join('|')})/` },
        `Rooms of e2e, the lowest first: ${ROOMS.join(', ')}. Each imports only lower ones.`,
      ),
    ),
    never(
      'backend-knows-nobody',
      { path: '^e2e/sandbox/src/backend/' },
      { path: '^e2e/sandbox/src/people/' },
      'People are seeded into the backend; it does not know who they are.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.store|\\.data|\\.cache|(host|remote-[a-z]+)/dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
