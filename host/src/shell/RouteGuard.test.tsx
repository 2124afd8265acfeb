import { Link, Route, Routes, useNavigationType } from '@shared/router';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import type { RouteName } from '@shared/routes/routes';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askWhoIsHere, aVisitor } from '../../testing/fake-session';
import { RouteGuard } from './RouteGuard';
import { newVisits } from './visits';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));

function Reached() {
  return <p>도착: {useNavigationType()}</p>;
}

it('undoes the navigation when NotApp leads to a refused page, without a loop [GUARD-007, A-10]', async () => {
  aVisitor();
  const visits = newVisits();
  render(
    <MemoryRouter initialEntries={['/notApp']}>
      <Routes>
        <Route
          path="/notApp"
          element={
            <RouteGuard name="NotApp" visits={visits}>
              <Link to="/subscApply/pkg">멤버십</Link>
              <Reached />
            </RouteGuard>
          }
        />
        <Route
          path="/subscApply/pkg"
          element={
            <RouteGuard name="SubscApplyPkg" visits={visits}>
              <p>열린 화면</p>
            </RouteGuard>
          }
        />
      </Routes>
    </MemoryRouter>,
  );

  await userEvent.click(screen.getByRole('link', { name: '멤버십' }));

  expect(await screen.findByText('도착: POP')).toBeVisible();
  expect(screen.queryByText('열린 화면')).not.toBeInTheDocument();
});

it('allows a listed test account on the web to open the pages for applying [APPLY-001, GUARD-005, A-09]', () => {
  aVisitor({ status: 'signed-in', test: true, mayAct: true });
  render(
    <MemoryRouter initialEntries={['/subscApply/term']}>
      <Routes>
        <Route
          path="/subscApply/term"
          element={
            <RouteGuard name="SubscApplyTerm" visits={newVisits()}>
              <p>열린 화면</p>
            </RouteGuard>
          }
        />
        <Route path="/notApp" element={<p>앱 안내</p>} />
      </Routes>
    </MemoryRouter>,
  );

  expect(screen.getByText('열린 화면')).toBeVisible();
});

describe('RouteGuard before the server has said who is here', () => {
  const open = (name: RouteName) =>
    render(
      <MemoryRouter>
        <RouteGuard name={name} visits={newVisits()}>
          <p>열린 화면</p>
        </RouteGuard>
      </MemoryRouter>,
    );
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
