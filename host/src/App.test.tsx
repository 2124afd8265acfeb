import { Link, Route, Routes, useNavigationType } from '@shared/router';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import type { RouteName } from '@shared/routes/routes';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { askWhoIsHere, aVisitor } from '../testing/fake-session';
import { address, namedScreens, openAt } from '../testing/render-app';
import { App } from './App';
import { RouteGuard } from './shell/RouteGuard';
import { newVisits } from './shell/visits';

jest.mock('@shared/session', () => jest.requireActual('../testing/fake-session'));

const page = (name: string) => screen.findByRole('heading', { level: 1, name });
const goTo = (path: string) =>
  act(() => {
    window.history.pushState({ idx: 1, key: path }, '', `/app${path}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });

beforeEach(() => aVisitor());

describe('addresses', () => {
  it.each([
    ['/', 'SubscGuide', '/app/'],
    ['/subscStatus?vtg_id=V1', 'Subsc', '/app/subscStatus?vtg_id=V1'],
    ['/nice/success/', 'niceSuccess', '/app/nice/success/'],
    ['/nice/fail/', 'niceFail', '/app/nice/fail/'],
    ['/termInfo/privacy', 'TermInfo', '/app/termInfo/privacy'],
  ])(
    '%s shows %s and keeps its address [ROUTE-001, ROUTE-026, PLAT-013]',
    async (path, name, shown) => {
      openAt(path);

      expect(await page(name)).toBeVisible();
      expect(address()).toBe(shown);
      expect(location.hash).toBe('');
    },
  );

  it.each(['/nowhere', '/subscStatus/x/y', '/guide', '/subscApply/'])(
    'lead home when unknown, for example %s, and never to a blank page [ROUTE-031]',
    async (path) => {
      openAt(path);

      expect(await page('SubscGuide')).toBeVisible();
      expect(address()).toBe('/app/');
    },
  );
});

function Home() {
  return <h1>SubscGuide</h1>;
}

describe('the first commit', () => {
  const screens = { ...namedScreens, loadedScreen: () => Home };
  const firstCommitAt = (path: string) => {
    window.history.pushState(null, '', `/app${path}`);
    return renderToStaticMarkup(<App {...screens} />);
  };

  it('shows home at an unknown address [ROUTE-031]', () => {
    expect(firstCommitAt('/nowhere')).toContain('<h1>SubscGuide</h1>');
  });

  it('shows a skeleton at a refused address [GUARD-006]', () => {
    expect(firstCommitAt('/subscApply/pkg?vtg_id=V1')).toContain('aria-busy="true"');
  });
});

describe('route guard', () => {
  it('redirects no one before the session knows whether this is a developer [GUARD-005]', async () => {
    aVisitor({ ready: false });
    const { rerender } = openAt('/guide/total');
    expect(screen.getByRole('status', { name: '화면을 불러오는 중이에요' })).toBeVisible();

    aVisitor({ ready: true, developer: true });
    rerender(<App {...namedScreens} />);

    expect(await page('GuideTotal')).toBeVisible();
  });

  it('allows pages after their previous pages, also behind a cancellation [GUARD-011, A-07]', async () => {
    openAt('/subscRevoke?vtg_id=V1');
    await page('SubscRevoke');

    goTo('/subscStatusVtg?vtg_id=V1');
    expect(await page('SubscVtg')).toBeVisible();

    goTo('/subscStatusVtg?vtg_id=V1&isHead=Y');
    expect(await page('SubscVtg')).toBeVisible();

    goTo('/subscStatus/subscs/S1?vtg_id=V1');
    expect(await page('SubscListItem')).toBeVisible();
  });

  it('refuses the same page with a direct link [GUARD-011, GUARD-008]', async () => {
    openAt('/subscStatusVtg?vtg_id=V1');

    expect(await page('앱에서 이용하는 서비스예요')).toBeVisible();
  });
});

it('tells of each navigation, from where and to where', async () => {
  const navigated = jest.fn();
  window.history.pushState(null, '', '/app/');
  render(<App {...namedScreens} navigated={navigated} />);
  await page('SubscGuide');

  goTo('/termInfo/privacy?vtg_id=V1');

  expect(navigated).toHaveBeenLastCalledWith(
    expect.objectContaining({ pathname: '/' }),
    expect.objectContaining({ pathname: '/termInfo/privacy', search: '?vtg_id=V1' }),
  );
});

function Reached() {
  return <p>도착: {useNavigationType()}</p>;
}

it('undoes the navigation when NotApp leads to a refused page, without a loop [GUARD-007, A-10]', async () => {
  const visits = newVisits();
  const guarded = (name: RouteName) => (
    <RouteGuard name={name} visits={visits}>
      <Link to="/subscApply/pkg">멤버십</Link>
      <Reached />
    </RouteGuard>
  );
  render(
    <MemoryRouter initialEntries={['/notApp']}>
      <Routes>
        <Route path="/notApp" element={guarded('NotApp')} />
        <Route path="/subscApply/pkg" element={guarded('SubscApplyPkg')} />
      </Routes>
    </MemoryRouter>,
  );

  await userEvent.click(screen.getByRole('link', { name: '멤버십' }));

  expect(await screen.findByText('도착: POP')).toBeVisible();
});

const open = (name: RouteName) =>
  render(
    <MemoryRouter>
      <RouteGuard name={name} visits={newVisits()}>
        <p>열린 화면</p>
      </RouteGuard>
    </MemoryRouter>,
  );

it.each([{ inApp: true }, { developer: true }, { test: true }])(
  'opens an apply page without an earlier page when %j [GUARD-005, A-09]',
  (visitor) => {
    aVisitor(visitor);

    open('SubscApplyReq');

    expect(screen.getByText('열린 화면')).toBeVisible();
  },
);

describe('RouteGuard before the server has said who is here', () => {
  beforeEach(() => aVisitor({ status: 'unanswered', inApp: true }));

  it.each(['Subsc', 'SubscApplyReq'] as const)(
    'shows a card that asks again instead of %s, and no request to sign in [AUTH-017]',
    async (name) => {
      open(name);

      expect(screen.queryByText('열린 화면')).not.toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent('로그인 상태를 확인하지 못했어요');
      await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
      expect(askWhoIsHere).toHaveBeenCalled();
    },
  );

  it.each(['SubscGuide', 'Layover'] as const)(
    'shows %s, which can be read without a customer',
    (name) => {
      open(name);

      expect(screen.getByText('열린 화면')).toBeVisible();
    },
  );
});
