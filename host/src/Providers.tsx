import { PopupHost } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import type { ReactNode } from 'react';

/** What every screen stands in: the one cache of server facts, and the place where popups appear. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <PopupHost />
    </QueryClientProvider>
  );
}
