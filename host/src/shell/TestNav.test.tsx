import { MemoryRouter } from '@shared/router/testing/memory-router';
import { render, screen } from '@testing-library/react';
import { aVisitor } from '../../testing/fake-session';
import { TestNav } from './TestNav';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));
jest.mock('@shared/config/settings', () => ({
  settings: { test: { accounts: [], ips: ['10.0.0.7'], emailPattern: '' } },
}));

const user = { vtgId: 'V1', email: 'qa@test.example' };

it('links a test account on a test address to home, membership and cancellation [SHELL-010]', () => {
  aVisitor({ user, test: true, env: { ip: '10.0.0.7' } });
  render(<TestNav />, { wrapper: MemoryRouter });

  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['홈', '/?vtg_id=V1'],
    ['멤버십', '/subscStatus?vtg_id=V1'],
    ['해지 신청', '/subscRevoke?vtg_id=V1'],
  ]);
});

it.each([
  ['another address', { test: true, env: { ip: '10.0.0.8' } }],
  ['an unknown address', { test: true, env: {} }],
  ['another account', { test: false, env: { ip: '10.0.0.7' } }],
])('is hidden for %s [SHELL-010]', (_, who) => {
  aVisitor({ user, ...who });
  render(<TestNav />, { wrapper: MemoryRouter });

  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
