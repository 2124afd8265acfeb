import { isAway, isChanging } from '@shared/failure/reach';
import { type RouteName, routes } from '@shared/routes/routes';
import { startPage } from '../start-page';
import type { Place } from './newer-release';

/**
 * Pages that start a task: the customer has not typed, paid or photographed anything there. A guide counts only when it
 * is opened from one of these pages, because it can also be opened during an application.
 */
const BEGINNINGS: readonly RouteName[] = ['SubscGuide', 'Subsc', 'SubscListItem', 'Estimate'];

const begins = (page: RouteName | undefined): boolean =>
  page !== undefined && BEGINNINGS.includes(page);

/**
 * Loads a newer release. A document keeps its release until it ends. When another release is live, the next navigation
 * to a page that starts a task is a full load. It is never a page that requires a previous page, because a full load
 * loses that page. A change of the query alone is no navigation, and without a network a full load would lose the page.
 * A request that may change data must end first, because a full load aborts it and its result would not be shown.
 */
export function loadNewer(from: Place, to: Place, reload = () => window.location.reload()): void {
  if (to.pathname === from.pathname || isAway() || isChanging()) return;
  const page = startPage(to);
  if (page === undefined) return;
  const isReading = routes[page].app === 'guides' && begins(startPage(from));
  if (begins(page) || isReading) reload();
}
