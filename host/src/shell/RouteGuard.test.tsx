import { Link, Route, Routes, useNavigationType } from '@shared/router';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVisitor } from '../../testing/fake-session';
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
