import { noteEntry } from '@shared/popup';
import { Route, Routes, useLocation } from '@shared/router';
import { routeNames, routes } from '@shared/routes/routes';
import { useEffect, useState } from 'react';
import { ContentProtection } from './ContentProtection';
import { NewerRelease } from './NewerRelease';
import { PageVisit } from './PageVisit';
import { ScrollToTop } from './ScrollToTop';
import type { Screens } from './screens';
import { newVisits } from './visits';

type Props = { screens: Screens };

/** Renders the router, built from the routes table. An unknown address leads to home. Source: ROUTE-031. */
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
        <Route
          path="*"
          element={<PageVisit name="SubscGuide" isUnknown screens={screens} visits={visits} />}
        />
      </Routes>
    </>
  );
}

/** Tells the popups which page is shown, so that a blocked Back stays on that page. Source: SHELL-014. */
function PopupHistory() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every entry the router shows
  useEffect(noteEntry, [location]);
  return null;
}
