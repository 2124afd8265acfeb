import { clearApplication, currentApplication } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { answer, bare, bodiesTo, ok, refused } from '@shared/testing/network';
import { address, popup, press, told } from '@shared/testing/page';
import { escalation, handedOn, membership } from '@shared/testing/wire/memberships';
import { OTHER_VIN } from '@shared/testing/wire/vehicles';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has } from '../../testing/backend';
import { holdBack } from '../../testing/hold-back';
import { leavePage } from '../../testing/leave-page';
import { openStatus } from '../../testing/pages';
import { mayRevoke, openRevoke, refund, revoke } from '../../testing/revoke';

jest.mock('@shared/payment/pause', () => ({ pause: () => Promise.resolve() }));

beforeAll(() => arrive());

describe('an answer that arrives after its page has left', () => {
  it.each([
    ['is as before', refund()],
    ['has changed', refund(607_350)],
    ['does not load', refused(500, '조회 오류')],
  ])('says that it sent nothing when the refund %s [REVOKE-008, A-104]', async (_, now) => {
    mayRevoke();
    openRevoke('S1', { from: '/termInfo/service' });
    await screen.findByRole('radio', { name: '기타' });
    const come = holdBack('GET /subscs/getRefundPrice/S1', now);
    await revoke();
    await workDone();
    await press('유지하기');
    leavePage();

    await come();

    await told('화면을 나가서 해지 신청을 보내지 않았어요.');
    expect(address()).toHaveTextContent('/termInfo/service');
    expect(bodiesTo('PUT /subscs/S1')).toEqual([]);
  });

  it('keeps the form of another membership open [REVOKE-015]', async () => {
    const form = (id: string) => leavePage(`/app/subscRevoke?vtg_id=V1&subsc_id=${id}`);
    form('S1');
    mayRevoke();
    answer('PUT /subscs/S1', () => {
      has(membership({ state_req: -20 }));
      form('S2');
      return bare('');
    });
    openRevoke();

    await revoke();

    await told('해지 신청이 접수됐어요.');
    await workDone();
    expect(address()).toHaveTextContent('/subscRevoke');
  });

  it('begins no extension of a car that is not chosen any more [EXT-002]', async () => {
    clearApplication();
    const nearEnd = membership({ date_start: '2025-12-15', date_stop: '2026-12-14' });
    has(nearEnd, membership({ id: 'S2', vehicle_num_id: OTHER_VIN }));
    const come = holdBack('GET /subscs/S1', ok(nearEnd));
    openStatus('&vehicle_id=VEH1');
    await press('연장하기');
    await workDone();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '차량' }), 'VEH2');

    await come();

    expect(currentApplication()).toBeUndefined();
    expect(address()).toHaveTextContent('vehicle_id=VEH2');
  });

  it('opens one notice of a transfer when the customer returns to the page [TRANS-007]', async () => {
    has(handedOn(0, { id: 'S9' }));
    const come = holdBack('GET /subscs/showEscalation/S9', ok(escalation({ state: 0 })));
    const { unmount } = openStatus();
    await screen.findByText('양도받은 멤버십이 있어요');
    unmount();
    openStatus();
    await screen.findByText('양도받은 멤버십이 있어요');

    await come();

    await popup('멤버십 양도 안내');
    await press('닫기');
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
