import { settings } from '@shared/config/settings';
import { NOON } from '@shared/domain/testing/noon';
import { PopupHost } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import { Route, Routes, useLocation } from '@shared/router';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { routes } from '@shared/routes/routes';
import { boot } from '@shared/session';
import { type RenderResult, render, screen } from '@testing-library/react';
import { Estimate } from '../src/Estimate';
import { answer, forgetSent, ok } from './network';
import { content, plans, start } from './wire';

// jsdom leaves it out.
globalThis.reportError ??= () => undefined;

const member = {
  id: 'U1',
  name: '홍길동',
  email: 'gildong@example.com',
  mobile: '01012345678',
  vtgId: 'V1',
  vtgNo: 'N1',
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

/** What the backend answers unless a test says otherwise. */
export function serve(own: Record<string, unknown> = {}): void {
  answer('POST /users/estimate', { status: 200, body: start(own) });
  answer('POST /users/estimate-content', { status: 200, body: content() });
  answer('POST /users/estimate-service-care', ({ body }) => ({
    status: 200,
    body: plans[(JSON.parse(String(body)) as { serviceCareNo: string }).serviceCareNo],
  }));
}

type Visitor = {
  /** Undefined: nobody is signed in. */
  user?: Partial<typeof member> | undefined;
  /** The address the visit began with. */
  entry?: string;
};

/** The start of the page inside the app; once a test file. */
export async function arrive(visitor: Visitor = { user: member }): Promise<void> {
  window.history.replaceState(null, '', `/app/estimate/guide${visitor.entry ?? ''}`);
  answer('GET /getFilters', { status: 200, body: { filters: {}, env } });
  answer('GET /pkgs', ok([]));
  answer('GET /users/U1', ok({ vehicles: [], subscs: [] }));
  if (visitor.user !== undefined) {
    const cookie = { token: 'token', user: visitor.user, expiresAt: NOON + 3_600_000 };
    const value = encodeURIComponent(JSON.stringify(cookie));
    // biome-ignore lint/suspicious/noDocumentCookie: what a browser that signed in before brings along
    document.cookie = `${settings.session.tokenCookie}=${value}; Path=/`;
  }
  Reflect.set(window, settings.bridge.objectName, { postMessage: () => undefined });
  await boot();
  Reflect.deleteProperty(window, settings.bridge.objectName);
}

export const signedIn = member;

/** Shows the page at its address; every other page shows only where the visitor went. */
export function open(query = ''): RenderResult {
  queryClient.clear();
  forgetSent();
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`${routes.Estimate.path}${query}`]}>
        <Routes>
          <Route path={routes.Estimate.path} element={<Estimate />} />
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

/** Name and amount of every line of the totals box. */
export const facts = (within: ParentNode = document): Record<string, string> =>
  Object.fromEntries(
    [...within.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent?.replace('① + ② − ③', '') ?? '',
    ]),
  );
