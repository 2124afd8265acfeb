import { settings } from '@shared/config/settings';
import { NOON } from '@shared/domain/testing/noon';
import { PopupHost } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import { Route, Routes, useLocation } from '@shared/router';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { type RouteOf, routes } from '@shared/routes/routes';
import { boot } from '@shared/session';
import { type RenderResult, render, screen } from '@testing-library/react';
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

/** The start of the page; once a test file. Nobody is signed in unless told. */
export async function arrive(visitor: { isMember?: boolean; inApp?: boolean } = {}): Promise<void> {
  answer('GET /getFilters', { status: 200, body: { filters: {}, env } });
  answer('GET /pkgs', ok([]));
  answer('GET /users/U1', ok({ vehicles, subscs: [] }));
  answer('POST /vehicles/escalationCheck', ok({ user_id: null, subsc_id: null }));
  if (visitor.isMember) {
    const cookie = { token: 'token', user: member, expiresAt: NOON + 3_600_000 };
    const value = encodeURIComponent(JSON.stringify(cookie));
    // biome-ignore lint/suspicious/noDocumentCookie: what a browser that signed in before brings along
    document.cookie = `${settings.session.tokenCookie}=${value}; Path=/`;
  }
  if (visitor.inApp) {
    Reflect.set(window, settings.bridge.objectName, { postMessage: () => undefined });
  }
  await boot();
  Reflect.deleteProperty(window, settings.bridge.objectName);
}

/** Shows a guide at its address, entered directly; every other page shows only where the visitor went. */
export function visit(
  page: RouteOf<'guides'>,
  Page: ComponentType,
  address: string = routes[page].path,
): RenderResult {
  queryClient.clear();
  forgetSent();
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

export const address = () => screen.getByRole('status', { name: '주소' });
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const openTab = async (name: string) =>
  userEvent.click(await screen.findByRole('tab', { name }));
export const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
export const currentTab = () => screen.getByRole('tab', { selected: true }).textContent;

/** Name and value of every line of the definition lists on the page. */
export const facts = (): Record<string, string> =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );

/** Titles of the slides, the one shown first. */
export const slides = (name: string): (string | null)[] =>
  [...screen.getByRole('region', { name }).querySelectorAll('li h3')].map(
    ({ textContent }) => textContent,
  );
