import { queryClient } from '@shared/query';
import { type RouteName, routes } from '@shared/routes/routes';
import { signOut } from '@shared/session';
import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { address, popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { coupon } from '@shared/testing/wire/benefits';
import { escalation, membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { act, screen } from '@testing-library/react';
import { has } from '../../testing/backend';
import { screens } from '../screens';
import { Subsc } from '../status/Subsc';
import { Transfer } from '../transfer/Transfer';
import { useBack } from './use-back';

type Name = keyof typeof screens & RouteName;
function Detail() {
  return (
    <button type="button" onClick={useBack()}>
      이전으로
    </button>
  );
}

beforeAll(() => arrive());

it.each<[Name, path: string, at: string, heading: string]>([
  ['SubscRevoke', '/subscRevoke', '/subscRevoke?vtg_id=V1&subsc_id=S1', '멤버십 해지'],
  ['Subsc', '/subscStatus', '/subscStatus?vtg_id=V1', '멤버십 현황'],
  ['SubscListItem', '/subscStatus/subscs/:subsc_id', '/subscStatus/subscs/S1', '멤버십 상세'],
  [
    'SubscVtg',
    '/subscStatusVtg',
    '/subscStatusVtg?vtg_id=V1&vehicle_id=VEH1&isHead=Y',
    '멤버십 현황',
  ],
  ['Transfer', '/transfer/:subsc_id', '/transfer/S9?vtg_id=V1', '멤버십 양도 신청'],
])(
  'exposes %s for the address %s [ROUTE-014] [ROUTE-015] [ROUTE-016] [ROUTE-017] [ROUTE-024]',
  async (name, path, at, heading) => {
    has(membership());
    const Page = await screens[name]();

    renderPage(name, Page, at);

    expect(routes[name].path).toBe(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
);

it('leads to the subscriptions after a direct entry [TRANS-001]', async () => {
  has();
  answer('GET /subscs/showEscalation/S9', ok(escalation()));
  renderPage('Transfer', Transfer, '/transfer/S9?vtg_id=V1');
  await screen.findByRole('textbox', { name: '이름' });

  await press('이전으로');

  await workDone();
  expect(address()).toHaveTextContent('/subscStatus?vtg_id=V1');
});

describe('useBack', () => {
  it('goes to the previous page [STATUS-005]', async () => {
    renderPage('SubscListItem', Detail, '/subscStatus/subscs/S1', { from: '/subscStatusVtg' });

    await press('이전으로');

    await workDone();
    expect(address()).toHaveTextContent('/subscStatusVtg');
  });

  it('goes to the memberships when this page replaced the first page [STATUS-005]', async () => {
    window.history.replaceState({ idx: 0, key: 'led' }, '', '/app/subscStatus/subscs/S1');
    renderPage('SubscListItem', Detail, '/subscStatus/subscs/S1', { from: '/subscStatusVtg' });

    await press('이전으로');

    await workDone();
    expect(address()).toHaveTextContent('/subscStatus?vtg_id=V1');
    expect(screen.getByText('다른 화면')).toBeVisible();
    window.history.replaceState(null, '', '/');
  });
});

it("removes the member's data from screen and cache on sign-out [GUARD-013]", async () => {
  has(membership());
  answer('GET /subscs/showProdsV2/S1', ok({ able: [coupon()], disable: [] }));
  renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');
  await screen.findByText('엔진오일 교환');

  act(() => signOut());

  expect(await popup()).toHaveTextContent('로그인이 필요한 서비스입니다.');
  expect(screen.queryByText('STANDARD')).not.toBeInTheDocument();
  expect(screen.queryByText('엔진오일 교환')).not.toBeInTheDocument();
  const kept = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined);
  expect(kept.map(({ queryKey }) => queryKey[1]).filter((key) => key !== 'packages')).toEqual([]);
});
