import { arrive } from '@shared/testing/arrive';
import { told } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import { has } from '../../testing/backend';
import { SubscRevoke } from '../revoke/SubscRevoke';
import { Subsc } from '../status/Subsc';
import { Transfer } from '../transfer/Transfer';

beforeAll(() => arrive({ user: { id: 'U1', name: '홍길동', email: '', mobile: '' } }));

describe('user without a vehicle service account', () => {
  it.each([
    ['Subsc', Subsc, '/subscStatus?vtg_id=V1'],
    ['SubscRevoke', SubscRevoke, '/subscRevoke?vtg_id=V1&subsc_id=S1'],
    ['Transfer', Transfer, '/transfer/S9?vtg_id=V1'],
  ] as const)(
    'on %s sees a message, is redirected back, and sees no membership [GUARD-013] [GUARD-015] [TRANS-004]',
    async (name, Page, at) => {
      has(membership());
      const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
      window.history.replaceState({ idx: 1 }, '', `/app${at}`);
      renderPage(name, Page, at);

      await told('연결된 차량 서비스 계정이 없습니다.');

      await workDone();
      expect(back).toHaveBeenCalledTimes(1);
      expect(screen.queryByText('STANDARD')).not.toBeInTheDocument();
      back.mockRestore();
    },
  );
});
