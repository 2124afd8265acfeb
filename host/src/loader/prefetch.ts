import { queryClient } from '@shared/query';
import { type RouteName, routeNames, routes } from '@shared/routes/routes';
import { whenIdle } from './idle';
import { page as written } from './page-data';
import { prefetchScreen } from './screens';

/** In the order people go; what is not here comes after. */
const USUAL: readonly RouteName[] = [
  'SubscGuide',
  'SubscApplyTerm',
  'SubscApplyPkg',
  'SubscApplyVehicle',
  'SubscApplyReq',
  'Subsc',
  'SubscListItem',
  'SubscRevoke',
];

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * When the page is idle, loads the screens that customers usually open next, one after the other. On metered or slow
 * lines it loads no screens.
 */
export function prefetchNext(): void {
  const connection: Connection = (navigator as { connection?: Connection }).connection ?? {};
  if (connection.saveData === true || connection.effectiveType?.includes('2g')) return;
  const rest = routeNames.filter((name) => !USUAL.includes(name));
  const queue = [...USUAL, ...rest];
  const down = new Set<string>(['host', ...written.disabled]);
  const next = () => {
    const page = queue.shift();
    if (page === undefined) return;
    const { app } = routes[page];
    if (down.has(app)) return next();
    // A failure here is not reported: the page asks again when it is opened.
    void prefetchScreen(page)
      .catch(() => down.add(app))
      .then(() => whenIdle(next));
  };
  whenQuiet(next);
}

/** How often a page that waits for its data is looked at again. */
const LOOK_MS = 250;

/** Idle alone is not enough: what is fetched ahead would take the line from the data the first page waits for. */
function whenQuiet(work: () => void): void {
  whenIdle(() => {
    if (queryClient.isFetching() === 0) work();
    else setTimeout(() => whenQuiet(work), LOOK_MS);
  });
}
