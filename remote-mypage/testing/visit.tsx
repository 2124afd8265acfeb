import { settings } from '@shared/config/settings';
import { NOON } from '@shared/domain/testing/noon';
import { PopupHost } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import { Route, Routes, useLocation } from '@shared/router';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { type RouteName, routes } from '@shared/routes/routes';
import { boot } from '@shared/session';
import { type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { answer, forgetSent, ok } from './network';
import { vehicles } from './wire';

// jsdom leaves it out.
globalThis.reportError ??= () => undefined;

const member = {
  id: 'U1',
  name: '홍길동',
  email: 'gildong@example.com',
  mobile: '01012345678',
  vtgId: 'V1',
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

/** What the backend knows of the member: their vehicles, these memberships, no transfer waiting for them. */
export function has(...memberships: readonly Record<string, unknown>[]): void {
  answer('GET /users/U1', ok({ vehicles, subscs: memberships }));
  for (const one of memberships) {
    answer(`GET /subscs/${one['id']}`, ok(one));
    answer(`GET /subscs/showProdsV2/${one['id']}`, ok({ able: [], disable: [] }));
    answer(`GET /subscs/showProdsInsurance/${one['id']}`, ok({ able: [], disable: [] }));
  }
}

/** A change is taken with an answer that says nothing of it; the backend holds these from then on. */
export function takes(route: string, ...after: readonly Record<string, unknown>[]): void {
  answer(route, () => {
    has(...after);
    return { status: 200, body: '' };
  });
}

type Visitor = {
  /** Undefined: nobody is signed in. Without vtgId: no vehicle-service account. */
  user?: Partial<typeof member> | undefined;
  inApp?: boolean;
};

/** The start of the page; once a test file. */
export async function arrive({ user = member, inApp = true }: Visitor = {}): Promise<void> {
  answer('GET /getFilters', { status: 200, body: { filters: {}, env } });
  answer('GET /pkgs', ok([]));
  answer('POST /vehicles/escalationCheck', ok({ user_id: null, subsc_id: null }));
  answer('GET /users/U1', ok({ vehicles, subscs: [] }));
  const cookie = { token: 'token', user, expiresAt: NOON + 3_600_000 };
  const value = encodeURIComponent(JSON.stringify(cookie));
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser that signed in before brings along
  document.cookie = `${settings.session.tokenCookie}=${value}; Path=/`;
  if (inApp) Reflect.set(window, settings.bridge.objectName, { postMessage: () => undefined });
  await boot();
  Reflect.deleteProperty(window, settings.bridge.objectName);
}

/** Nobody: the page starts without a cookie. */
export async function arriveAsGuest(): Promise<void> {
  answer('GET /getFilters', { status: 200, body: { filters: {}, env } });
  answer('GET /pkgs', ok([]));
  await boot();
}

/**
 * Shows a page at its address, entered directly, as a link in a message is; every other page shows only where the
 * visitor went. `from`: the page the visitor came from.
 */
export function visit(
  page: RouteName,
  Page: ComponentType,
  address: string,
  { from }: { from?: string } = {},
): RenderResult {
  queryClient.clear();
  forgetSent();
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={from === undefined ? [address] : [from, address]}>
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

export const address = () => screen.getByRole('status', { name: '주소' });
/** A button of the popup on top, else of the page. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await waitFor(() => {
    const top = screen.queryAllByRole('dialog').at(-1);
    return within(top ?? document.body).getByRole('button', { name });
  });
  await userEvent.click(button);
}
export const popup = (name = '알림') => screen.findByRole('dialog', { name });

/** Name and value of every line of the definition lists on the page. */
export const facts = (): Record<string, string> =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
