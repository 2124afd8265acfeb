import { queryClient } from '@shared/query';
import { signOut } from '@shared/session';
import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { popup } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { coupon } from '@shared/testing/wire/benefits';
import { membership } from '@shared/testing/wire/memberships';
import { act, screen } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Subsc } from '../status/Subsc';

beforeAll(() => arrive());

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
