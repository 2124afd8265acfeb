import { useLocation } from '@shared/router';
import { type RouteName, routes } from '@shared/routes/routes';
import { useEffect, useRef } from 'react';
import { startPage } from '../start-page';

/**
 * Pages that begin something: nothing has been typed, paid or photographed on them yet. Reading matter counts only when
 * it is opened from one of them, because it is opened out of the middle of an application, too.
 */
const BEGINNINGS: readonly RouteName[] = ['SubscGuide', 'Subsc', 'SubscListItem', 'Estimate'];

const begins = (page: RouteName | undefined): boolean =>
  page !== undefined && BEGINNINGS.includes(page);

type Props = { isNewerLive: () => boolean; reload?: () => void };

/**
 * A document keeps its release for its life. When another is live, the visitor's next step to a page that begins
 * something is a full load; a page that the route guard only opens after another one is never one, because a load forgets that.
 */
export function NewerRelease({ isNewerLive, reload = () => window.location.reload() }: Props) {
  const location = useLocation();
  const last = useRef(location);
  useEffect(() => {
    const from = last.current;
    last.current = location;
    if (location === from || !isNewerLive()) return;
    const page = startPage(location);
    if (page === undefined) return;
    const isReading = routes[page].app === 'guides' && begins(startPage(from));
    if (begins(page) || isReading) reload();
  }, [location, isNewerLive, reload]);
  return null;
}
