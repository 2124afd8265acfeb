import { arrive } from '@shared/testing/arrive';
import { answer, bare, bodiesTo, inTurn, ok, refused, silence } from '@shared/testing/network';
import { address, popup, press, told } from '@shared/testing/page';
import { membership } from '@shared/testing/wire/memberships';
import { vehicles } from '@shared/testing/wire/vehicles';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import { has, takes } from '../../testing/backend';
import { leavePage } from '../../testing/leave-page';
import { openStatus } from '../../testing/pages';
import { mayRevoke, openRevoke, revoke, withdraw } from '../../testing/revoke';

jest.mock('@shared/payment/pause', () => ({ pause: () => Promise.resolve() }));

/** The customer leaves the page before the server refuses. */
const leaving = () => {
  leavePage();
  return refused(500);
};

beforeAll(() => arrive());

const lost = inTurn(ok(membership()), ok(membership()), ok(membership({ state_req: -20 })));
const unanswered = () => {
  answer('GET /subscs/S1', silence);
  return silence();
};

describe('a cancellation', () => {
  beforeEach(mayRevoke);

  it.each([
    ['received', 'the server has it', lost, silence, '해지 신청이 접수됐어요.'],
    [
      'failed',
      'the server does not have it',
      ok(membership()),
      silence,
      '오류가 발생했습니다. 고객센터로 문의해 주세요.',
    ],
    [
      'not yet known',
      'the server cannot be queried',
      ok(membership()),
      unanswered,
      '해지 신청이 접수되었는지 아직 확인하지 못했어요. 다시 신청하지 말고 잠시 뒤 멤버십 현황에서 확인해 주세요.',
    ],
  ])('counts as %s after a lost response when %s [REVOKE-015, ERR-025]', async (...row) => {
    const [, , checked, changed, words] = row;
    answer('GET /subscs/S1', checked);
    answer('PUT /subscs/S1', changed);
    openRevoke();

    await revoke();

    await told(words);
  });

  it('opens the membership itself when its car has left the account [REVOKE-015, A-46]', async () => {
    const cancelled = ok(membership({ state_req: -20 }));
    answer('GET /users/U1', ok({ vehicles: vehicles.slice(1), subscs: [membership()] }));
    answer('PUT /subscs/S1', () => {
      answer('GET /subscs/S1', cancelled);
      return bare('');
    });
    openRevoke();

    await revoke();

    await told('해지 신청이 접수됐어요.');
    await waitFor(() => expect(address()).toHaveTextContent('vehicle_id=S1'));
  });

  it('leaves the customer where they have gone when the check before it fails [A-51, A-77]', async () => {
    answer('GET /subscs/S1', inTurn(ok(membership()), leaving, ok(membership())));
    openRevoke();

    await revoke();

    await popup();
    await press('확인');
    await workDone();
    expect(location.pathname).toBe('/app/guide/total');
  });

  it('can only be withdrawn when it was requested before [STATUS-010]', async () => {
    has(membership({ state_req: -20 }));
    openRevoke();

    expect(await screen.findByRole('button', { name: '해지 신청 취소' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('withdrawing a cancellation request', () => {
  beforeEach(() => {
    has(membership({ state_req: -20 }));
    takes('PUT /subscs/S1', membership());
  });

  it('shows SUBSC_REVOKE_CANCEL first and sends nothing when the customer declines [REVOKE-018] [MSG-017]', async () => {
    openStatus();
    await press('해지 신청 취소');

    expect(await popup()).toHaveTextContent('해지 신청을 취소하시겠습니까?');
    await press('닫기');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodiesTo('PUT /subscs/S1')).toEqual([]);
  });

  it('checks again and does not withdraw a confirmed cancellation [REVOKE-018]', async () => {
    answer('GET /subscs/S1', inTurn(ok(membership({ state_req: -40 }))));
    await withdraw();

    await screen.findByText(/그사이 멤버십 상태가 바뀌었어요/);
    await press('확인');

    expect(await screen.findByText('해지 완료')).toBeVisible();
    await workDone();
    expect(bodiesTo('PUT /subscs/S1')).toEqual([]);
  });

  it('leaves the customer where they have gone when the check before it fails [A-51, A-77]', async () => {
    answer('GET /subscs/S1', inTurn(leaving, ok(membership({ state_req: -20 }))));
    await withdraw();

    await popup();
    await press('확인');
    await workDone();
    expect(location.pathname).toBe('/app/guide/total');
  });

  it('shows the server’s reason and the current state [ERR-025]', async () => {
    answer(
      'PUT /subscs/S1',
      inTurn(() => {
        has(membership({ state_req: -40 }));
        return refused(409, '취소할 해지 신청이 없습니다.');
      }),
    );
    await withdraw();

    expect(await screen.findByText('취소할 해지 신청이 없습니다.')).toBeVisible();
    await press('확인');
    expect(await screen.findByText('해지 완료')).toBeVisible();
    expect(screen.queryByRole('button', { name: '해지 신청 취소' })).not.toBeInTheDocument();
  });
});
