import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, bodiesTo, ok, refused } from '@shared/testing/network';
import { popup, press, told } from '@shared/testing/page';
import { escalation, handedOn, membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has } from '../../testing/backend';
import { leavePage } from '../../testing/leave-page';
import { openStatus, openTransfer } from '../../testing/pages';

const found = (user_id: string) =>
  answer('POST /vehicles/escalationCheck', ok({ user_id, subsc_id: 'S9' }));
const wasAsked = () =>
  waitFor(() => expect(bodiesTo('POST /vehicles/escalationCheck')).not.toEqual([]));

beforeAll(() => arrive());
beforeEach(() => {
  has();
  answer('GET /subscs/showEscalation/S9', ok(escalation()));
});

describe('TransferOffer', () => {
  const open = () => openStatus('&vehicle_id=VEH1');

  it('does not appear for the member’s own membership [TRANS-004]', async () => {
    found('U1');
    open();

    await wasAsked();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('이전 소유자의 멤버십이 있어요')).not.toBeInTheDocument();
    expect(addressesOf('GET /subscs/showEscalation/S9')).toEqual([]);
  });

  it('is not requested when the vehicle has a membership [TRANS-004]', async () => {
    has(membership());
    found('U2');
    open();

    await screen.findByText('가입');
    expect(bodiesTo('POST /vehicles/escalationCheck')).toEqual([]);
  });

  it('does not appear when it cannot be loaded, without a message [TRANS-004]', async () => {
    answer('POST /vehicles/escalationCheck', refused(500, '조회 오류'));
    open();

    await wasAsked();
    expect(await screen.findByText('가입한 멤버십이 없어요')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('form of a transfer', () => {
  it('continues when name and phone cannot be loaded [TRANS-001]', async () => {
    answer('GET /vtg/users/showVtgUser', refused(500));
    openTransfer();

    expect(await screen.findAllByDisplayValue('확인하지 못했어요')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '양도 신청' })).toBeEnabled();
  });

  it('explains that the member has no vehicle [TRANS-005]', async () => {
    answer('GET /users/U1', ok({ vehicles: [], subscs: [] }));
    openTransfer();

    expect(
      await screen.findByText(
        '등록된 차량이 1대 이상이어야 양도받을 수 있어요. 차량을 먼저 등록해 주세요.',
      ),
    ).toBeVisible();
  });

  it('explains that it has not started and sends no request [TRANS-010]', async () => {
    const unknown = { date_start: null, date_stop: null };
    answer('GET /subscs/showEscalation/S9', ok(escalation(unknown)));
    openTransfer();

    expect(
      await screen.findByText('아직 이용이 시작되지 않은 멤버십은 양도받을 수 없어요.'),
    ).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '양도 신청' })).not.toBeInTheDocument();
  });
});

describe('received membership', () => {
  const received = (state: number, own = {}) => handedOn(state, { id: 'S9', ...own });

  beforeEach(() => {
    has(received(0));
    answer('GET /subscs/showEscalation/S9', ok(escalation({ state: 0, date: '2026-10-01' })));
  });

  it('names car and membership, and can be confirmed after its notice was closed [TRANS-007]', async () => {
    has(received(0, { pkg: { id: 'P2', title: '프리미엄 케어', group: 'PREMIUM' } }));
    openStatus();
    await popup('멤버십 양도 안내');
    await press('닫기');
    await workDone();
    expect(bodiesTo('POST /subscs/confirmEscalation/S9')).toEqual([]);
    expect(screen.getByText(/^12가3456 PREMIUM 멤버십의 양도 안내/)).toBeVisible();

    await press('양도 안내 확인하기');

    expect(await popup('멤버십 양도 안내')).toBeVisible();
    await press('닫기');
  });

  it('does not open over the page that the customer has gone to [TRANS-007]', async () => {
    answer('GET /subscs/showEscalation/S9', () => {
      leavePage();
      return ok(escalation({ state: 0 }));
    });
    openStatus();

    await screen.findByText('양도받은 멤버십이 있어요');
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reports that the notice does not load only when it was asked for [TRANS-007, ERR-025]', async () => {
    answer('GET /subscs/showEscalation/S9', refused(500, '조회 오류'));
    openStatus();

    const ask = await screen.findByRole('button', { name: '양도 안내 확인하기' });
    await waitFor(() => expect(ask).toBeEnabled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(ask);

    await told('조회 오류');
  });

  it('does not open for the former owner [TRANS-007]', async () => {
    has(received(0, { state: -10 }));
    openStatus();

    await screen.findByText('만료');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
