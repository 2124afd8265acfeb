import { Navigate, Route, Routes } from '@shared/router';
import { href } from '@shared/routes/href';
import { routeNames, routes } from '@shared/routes/routes';
import { useState } from 'react';
import { ContentProtection } from './ContentProtection';
import { NewerRelease } from './NewerRelease';
import { PageVisit } from './PageVisit';
import { PopupHistory } from './PopupHistory';
import { ScrollToTop } from './ScrollToTop';
import type { Screens } from './screens';
import { newVisits } from './visits';

type Props = { screens: Screens };

/** The router, built from the routes table; no path is written here. An unknown address is home. Source: ROUTE-031. */
export function AppRoutes({ screens }: Props) {
  const [visits] = useState(newVisits);
  return (
    <>
      <PopupHistory />
      <ScrollToTop />
      <ContentProtection />
      {screens.isNewerLive && <NewerRelease isNewerLive={screens.isNewerLive} />}
      <Routes>
        {routeNames.map((name) => (
          <Route
            key={name}
            path={routes[name].path}
            element={<PageVisit name={name} screens={screens} visits={visits} />}
          />
        ))}
        <Route path="*" element={<Navigate to={href('SubscGuide')} replace />} />
      </Routes>
    </>
  );
}
