import { queryClient } from '@shared/query';
import { signOut } from '@shared/session';
import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { address, popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { coupon } from '@shared/testing/wire/benefits';
import { membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { act, screen } from '@testing-library/react';
import { has } from '../../testing/backend';
import { openStatus } from '../../testing/pages';
import { useBack } from './use-back';

function Detail() {
  return (
    <button type="button" onClick={useBack()}>
      이전으로
    </button>
  );
}

beforeAll(() => arrive());

describe('useBack', () => {
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
  openStatus();
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
