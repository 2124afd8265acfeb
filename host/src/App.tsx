import { PopupHost } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import { BrowserRouter } from '@shared/router';
import type { ReactNode } from 'react';
import { AppRoutes } from './shell/AppRoutes';
import { AppFailure, FailureBoundary } from './shell/FailureBoundary';
import type { Screens } from './shell/screens';

/** Source: ROUTE-001. With its slash, so that home keeps the address it was opened with. */
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

/** What every screen stands in: the one cache of server facts, and the place where popups appear. */
function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <PopupHost />
    </QueryClientProvider>
  );
}
