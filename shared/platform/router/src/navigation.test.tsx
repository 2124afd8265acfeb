import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition, use } from 'react';
import { MemoryRouter } from '../testing/memory-router';
import {
  BrowserRouter,
  Link,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useReportShown,
} from './index';

function Place() {
  const { pathname, search } = useLocation();
  return (
    <output>
      {pathname}
      {search} {useNavigationType()}
    </output>
  );
}

const shown = () =>
  render(
    <MemoryRouter basename="/app" initialEntries={['/app/here?a=1']}>
      <Link to="/there?b=2" className="look" aria-label="저쪽으로">
        저쪽
      </Link>
      <Link to="/here?a=1">여기</Link>
      <Place />
    </MemoryRouter>,
  );

const link = (name: string) => screen.getByRole('link', { name });

describe('Link', () => {
  it('has the complete address, its class and its name, and adds a history entry', () => {
    shown();
    expect(link('저쪽으로')).toHaveAttribute('href', '/app/there?b=2');
    expect(link('저쪽으로')).toHaveClass('look');
    fireEvent.click(link('저쪽으로'));
    expect(screen.getByRole('status')).toHaveTextContent('/there?b=2 PUSH');
  });

  it('replaces the history entry when it leads to the current page', () => {
    shown();
    fireEvent.click(link('여기'));
    expect(screen.getByRole('status')).toHaveTextContent('/here?a=1 REPLACE');
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    (key) => {
      shown();
      const isOurs = !fireEvent.click(link('저쪽으로'), { [key]: true });
      expect(isOurs).toBe(false);
      expect(screen.getByRole('status')).toHaveTextContent('/here?a=1 POP');
    },
  );
});

const never = new Promise<never>(() => undefined);

/** A page that is never ready: the navigation to it stays pending. */
function Slow(): ReactNode {
  return use(never);
}

function Shown({ children }: { children: ReactNode }) {
  useReportShown();
  return (
    <Suspense>
      <Routes>
        <Route path="/slow/*" element={<Slow />} />
        <Route path="*" element={null} />
      </Routes>
      {children}
    </Suspense>
  );
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <BrowserRouter basename="/app/">
    <Shown>{children}</Shown>
  </BrowserRouter>
);

async function opened() {
  history.replaceState(null, '', '/app/here');
  const { result: navigate } = renderHook(useNavigate, { wrapper });
  const before = history.length;
  return {
    navigate,
    go: (...to: (string | number)[]) =>
      act(async () => {
        for (const one of to) startTransition(() => void navigate.current(one));
      }),
    added: () => history.length - before,
  };
}

const address = () => location.pathname + location.search;

describe('useNavigate', () => {
  it.each([
    ['the same page', ['/slow', '/slow'], '/app/slow'],
    ['another page', ['/slow', '/slow/b'], '/app/slow/b'],
  ])('makes one entry when the second tap on a busy page asks for %s', async (_, to, at) => {
    const { go, added } = await opened();
    await go(...to);

    expect([added(), address()]).toEqual([1, at]);
  });

  it('replaces the entry when it goes to the page that is shown', async () => {
    const { go, added } = await opened();
    await go('/here');
    await go('/here');

    expect(added()).toBe(0);
  });

  it('keeps the entry of a page that has just replaced its own address', async () => {
    const { navigate, added } = await opened();
    await act(async () => {
      startTransition(() => void navigate.current('/here?step=6', { replace: true }));
      startTransition(() => void navigate.current('/there'));
    });

    expect([added(), address()]).toEqual([1, '/app/there']);
  });

  it('keeps the entry of the next page when the page before replaces its own address late', async () => {
    const { navigate, added } = await opened();
    await act(async () => {
      startTransition(() => void navigate.current('/there'));
      startTransition(() => void navigate.current('/here?step=6', { replace: true }));
    });

    expect([added(), address()]).toEqual([1, '/app/there']);
  });

  it('makes an entry for each page that was shown', async () => {
    const { go, added } = await opened();
    await go('/there?a=1');
    await go('/there?a=2');

    expect([added(), address()]).toEqual([2, '/app/there?a=2']);
  });

  it('makes an entry when Back has ended the pending navigation', async () => {
    const { go } = await opened();
    await go('/slow');
    await act(async () => {
      const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
      history.back();
      await back;
    });
    const position = () => history.state?.idx;
    const before = position();
    await go('/there');

    expect([position() - before, address()]).toEqual([1, '/app/there']);
  });

  it('goes back once when Back is pressed twice before the page changes', async () => {
    const { go } = await opened();
    const back = jest.spyOn(history, 'go').mockImplementation(() => undefined);
    await go('/there');
    await go(-1, -1);

    expect(back).toHaveBeenCalledTimes(1);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1500);
    await go(-1);
    expect(back).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  });
});
