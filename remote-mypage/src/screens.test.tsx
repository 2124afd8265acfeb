import { type RouteName, routes } from '@shared/routes/routes';
import { arrive } from '@shared/testing/arrive';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { screen } from '@testing-library/react';
import { has } from '../testing/backend';
import { screens } from './screens';

beforeAll(() => arrive());

type Name = keyof typeof screens & RouteName;

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
