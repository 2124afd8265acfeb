import { PopupHost } from '@shared/popup';
import { closePopups } from '@shared/popup/testing/close-popups';
import { QueryClientProvider, queryClient } from '@shared/query';
import { Route, Routes, useLocation, useNavigate, useNavigationType } from '@shared/router';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { type RouteName, routes } from '@shared/routes/routes';
import { cleanup, type RenderResult, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { forgetSent } from './network';

// jsdom has no reportError.
globalThis.reportError ??= () => undefined;

/**
 * Renders a page at its address, opened directly like a link in a message. Other pages only show the address.
 * `from` is the previous page, `state` that of its history entry.
 */
export function renderPage(
  page: RouteName,
  Page: ComponentType,
  address: string = routes[page].path,
  { from, state }: { from?: string; state?: object } = {},
): RenderResult {
  const { pathname, search } = new URL(address, window.location.origin);
  const entry = { pathname, search, state };
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={from === undefined ? [entry] : [from, entry]}>
        <Routes>
          <Route path={routes[page].path} element={<Page />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <Address />
      </MemoryRouter>
      <PopupHost />
    </QueryClientProvider>,
  );
}

/** Shows the address, and whether the last navigation replaced the previous address. */
function Address() {
  const { pathname, search } = useLocation();
  return (
    <output aria-label="주소" data-navigation={useNavigationType()}>
      {pathname + search}
    </output>
  );
}

/** Stands for any other page: shows its state and a button to go back. */
function Elsewhere() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <>
      <p>다른 화면</p>
      {state !== null && <p>{JSON.stringify(state)}</p>}
      <button type="button" onClick={() => void navigate(-1)}>
        전 화면으로
      </button>
    </>
  );
}

/** Closes the page and its popups, so that the next one loads everything again. */
export function closePage(): void {
  cleanup();
  closePopups();
  queryClient.clear();
  forgetSent();
}
afterEach(closePage);
