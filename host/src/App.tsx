import { noteEntry, PopupHost } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import { BrowserRouter, Route, Routes, useLocation } from '@shared/router';
import { routeNames, routes } from '@shared/routes/routes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ContentProtection } from './shell/ContentProtection';
import { AppFailure, FailureBoundary } from './shell/FailureBoundary';
import { PageVisit } from './shell/PageVisit';
import { ScrollToTop } from './shell/ScrollToTop';
import type { Screens } from './shell/screens';
import { newVisits } from './shell/visits';

/** With its trailing slash, so that home keeps the address it was opened with. Source: ROUTE-001. */
const BASE_PATH = '/app/';

export function App(screens: Screens) {
  return (
    <FailureBoundary fallback={() => <AppFailure />}>
      <BrowserRouter basename={BASE_PATH}>
        <Providers>
          <AppRoutes screens={screens} />
        </Providers>
      </BrowserRouter>
    </FailureBoundary>
  );
}

/** Provides the shared query cache to every screen, and the place where popups appear. */
function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <PopupHost />
    </QueryClientProvider>
  );
}

type Props = { screens: Screens };

/** Renders the router, built from the routes table. An unknown address leads to home. Source: ROUTE-031. */
function AppRoutes({ screens }: Props) {
  const [visits] = useState(newVisits);
  return (
    <>
      <Navigations onNavigated={screens.navigated} />
      <ScrollToTop />
      <ContentProtection />
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

/**
 * Tells the popups which page is shown, so that a blocked Back stays on that page, and what loads a newer release.
 * Source: SHELL-014.
 */
function Navigations({ onNavigated }: { onNavigated: Screens['navigated'] }) {
  const location = useLocation();
  const last = useRef(location);
  useEffect(() => {
    noteEntry();
    onNavigated?.(last.current, location);
    last.current = location;
  }, [location, onNavigated]);
  return null;
}
