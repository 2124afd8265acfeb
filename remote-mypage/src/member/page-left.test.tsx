import { arrive } from '@shared/testing/arrive';
import { bodiesTo, refused } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import { holdBack } from '../../testing/hold-back';
import { leavePage } from '../../testing/leave-page';
import { mayRevoke, openRevoke, refund, revoke } from '../../testing/revoke';

jest.mock('@shared/payment/pause', () => ({ pause: () => Promise.resolve() }));

beforeAll(() => arrive());

describe('an answer that arrives after its page has left', () => {
  it.each([
    ['is as before', refund()],
    ['has changed', refund(607_350)],
    ['does not load', refused(500, '조회 오류')],
  ])(
    'sends no cancellation and shows no message when the refund %s [REVOKE-008]',
    async (_, now) => {
      mayRevoke();
      openRevoke('S1', { from: '/termInfo/service' });
      await screen.findByRole('radio', { name: '기타' });
      const come = holdBack('GET /subscs/getRefundPrice/S1', now);
      await revoke();
      await workDone();
      await press('유지하기');
      leavePage();

      await come();

      expect(address()).toHaveTextContent('/termInfo/service');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(bodiesTo('PUT /subscs/S1')).toEqual([]);
    },
  );
});
