import { arriveAsGuest } from '@shared/testing/arrive';
import { addressesOf, changes } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { screen } from '@testing-library/react';
import { SubscRevoke } from '../revoke/SubscRevoke';
import { Subsc } from '../status/Subsc';
import { SubscListItem } from '../status/SubscListItem';
import { SubscVtg } from '../status/SubscVtg';
import { Transfer } from '../transfer/Transfer';

beforeAll(() => arriveAsGuest());

describe('visitor who is not signed in', () => {
  it.each([
    ['Subsc', Subsc, '/subscStatus'],
    ['SubscVtg', SubscVtg, '/subscStatusVtg?vehicle_id=VEH1'],
    ['SubscListItem', SubscListItem, '/subscStatus/subscs/S1'],
    ['SubscRevoke', SubscRevoke, '/subscRevoke?subsc_id=S1'],
    ['Transfer', Transfer, '/transfer/S9'],
  ] as const)(
    'on %s sees that a sign-in is required, and no request is sent [GUARD-013] [GUARD-014]',
    async (name, Page, at) => {
      renderPage(name, Page, at);

      expect(await popup()).toHaveTextContent('로그인이 필요한 서비스입니다.');
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      expect(changes()).toEqual([]);
      expect(addressesOf('GET /subscs/S1')).toEqual([]);
      await press('닫기'); // The request to sign in is shown once at a time.
    },
  );
});
