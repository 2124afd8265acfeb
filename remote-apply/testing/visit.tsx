import { settings } from '@shared/config/settings';
import { NOON } from '@shared/domain/testing/noon';
import { PopupHost } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import { Route, Routes, useLocation } from '@shared/router';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { type RouteName, routes } from '@shared/routes/routes';
import { boot } from '@shared/session';
import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { enterApp } from './native-app';
import { answer, ok } from './network';

// jsdom leaves it out.
globalThis.reportError ??= () => undefined;

export const member = {
  id: 'U1',
  name: '김하늘',
  email: 'haneul@example.com',
  mobile: '01012345678',
  vtgId: 'V1',
  vtgNo: '1001',
  plusId: 'PL1',
  plusNo: '2001',
};

const env = {
  pis: 'N',
  tell: '02-000-0000',
  tell2: '',
  email: '',
  host_plus: '',
  host_prime: '',
  host_s3: '',
  ip: '',
  host_vtg: '',
  admin_email: '',
};

/** The calls every page begins with; a customer with nothing on the account. */
export function answerStart(): void {
  answer('GET /getFilters', ok({ filters: {}, env }));
  answer('GET /pkgs', ok({ data: [] }));
  answer(`GET /users/${member.id}`, ok({ data: { vehicles: [], subscs: [] } }));
}

/** The cookie of a customer who signed in before. */
export function rememberMember(over: Partial<typeof member> = {}): void {
  const cookie = {
    token: 'token',
    user: { ...member, ...over },
    expiresAt: NOON + 3_600_000,
  };
  const value = encodeURIComponent(JSON.stringify(cookie));
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser that signed in before brings along
  document.cookie = `${settings.session.tokenCookie}=${value}; Path=/`;
}

/** A customer's cookie, then the usual start, inside the app. Once a test file. */
export async function signIn(): Promise<void> {
  rememberMember();
  answerStart();
  const app = enterApp();
  await boot();
  app.leave();
}

/** Shows a page at its address; every other page shows only where the visitor went. */
export function visit(page: RouteName, Page: ComponentType, address: string): RenderResult {
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={routes[page].path} element={<Page />} />
          <Route path="*" element={<p>다른 화면</p>} />
        </Routes>
        <Address />
      </MemoryRouter>
      <PopupHost />
    </QueryClientProvider>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="주소">{pathname + search}</output>;
}
