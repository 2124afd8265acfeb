import { PopupHost } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import { BrowserRouter } from '@shared/router';
import type { ReactNode } from 'react';
import { AppRoutes } from './shell/AppRoutes';
import { AppFailure, FailureBoundary } from './shell/FailureBoundary';
import type { Screens } from './shell/screens';

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
