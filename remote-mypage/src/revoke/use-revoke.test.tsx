import { arrive } from '@shared/testing/arrive';
import { answer, bare, bodiesTo, inTurn, ok, refused, silence } from '@shared/testing/network';
import { address, popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has, takes } from '../../testing/backend';
import { leavePage } from '../../testing/leave-page';
import { mayRevoke, openRevoke, refund, revoke } from '../../testing/revoke';
import { Subsc } from '../status/Subsc';

jest.mock('@shared/payment/pause', () => ({ pause: () => Promise.resolve() }));

const open = () => renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');
const inPopup = async (name: string) =>
  userEvent.click(within(await popup()).getByRole('button', { name }));

/** The customer leaves the page before this answer arrives. */
const leaving = (given: ReturnType<typeof ok>) => () => {
  leavePage();
  return given;
};

beforeAll(() => arrive());

describe('a cancellation', () => {
  beforeEach(mayRevoke);

  it('counts as cancelled after a lost response when the server says so [REVOKE-015]', async () => {
    answer(
      'GET /subscs/S1',
      inTurn(ok(membership()), ok(membership()), ok(membership({ state_req: -20 }))),
    );
    answer('PUT /subscs/S1', silence);
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent('해지 신청이 접수됐어요.');
    await press('확인');
  });

  it('leaves the customer where they have gone before the server answers [REVOKE-015]', async () => {
    answer('PUT /subscs/S1', () => {
      has(membership({ state_req: -20 }));
      leavePage();
      return bare('');
    });
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent('해지 신청이 접수됐어요.');
    await press('확인');
    await workDone();
    expect(address()).toHaveTextContent('/subscRevoke');
  });

  it.each([
    ['the check before it fails', refused(500), bare('')],
    ['it is refused', ok(membership()), refused(403)],
  ])(
    'leaves the customer where they have gone before it is sent when %s [A-51, A-77]',
    async (_, checked, changed) => {
      answer('GET /subscs/S1', inTurn(ok(membership()), leaving(checked), ok(membership())));
      answer('PUT /subscs/S1', changed);
      openRevoke();

      await revoke();

      await popup();
      await press('확인');
      await workDone();
      expect(location.pathname).toBe('/app/guide/total');
    },
  );

  it('shows a failure when the server never received the request [ERR-025]', async () => {
    answer('PUT /subscs/S1', silence);
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent('오류가 발생했습니다. 고객센터로 문의해 주세요.');
    await press('확인');
  });

  it('is not sent when the refund differs, and shows the new amounts [REVOKE-003] [REVOKE-006]', async () => {
    answer('GET /subscs/getRefundPrice/S1', inTurn(refund(757_350), refund(607_350)));
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent(
      '그사이 예상 환불액이 바뀌었어요. 바뀐 금액을 확인한 뒤 다시 진행해 주세요.',
    );
    await press('확인');
    expect((await screen.findAllByText('607,350원')).length).toBeGreaterThan(0);
    expect(screen.queryByText('757,350원')).not.toBeInTheDocument();
    expect(bodiesTo('PUT /subscs/S1')).toEqual([]);
  });

  it('can only be withdrawn when it was requested before [STATUS-010]', async () => {
    has(membership({ state_req: -20 }));
    openRevoke();

    expect(await screen.findByRole('button', { name: '해지 신청 취소' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('is not shown as sent when the data does not change, however good the response [REVOKE-015]', async () => {
    answer('PUT /subscs/S1', ok(membership({ state_req: -20 })));
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent('해지 신청이 아직 반영되지 않았어요.');
    await press('확인');
    expect(bodiesTo('PUT /subscs/S1')).toHaveLength(1);
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toHaveTextContent('/subscRevoke');
  });

  it('is not shown as received until the server can be queried [REVOKE-015]', async () => {
    answer('PUT /subscs/S1', () => {
      answer('GET /subscs/S1', silence);
      return silence();
    });
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent(
      '해지 신청이 접수되었는지 아직 확인하지 못했어요. 다시 신청하지 말고 잠시 뒤 멤버십 현황에서 확인해 주세요.',
    );
    await press('확인');
  });
});

describe('withdrawing a cancellation request', () => {
  beforeEach(() => {
    has(membership({ state_req: -20 }));
    takes('PUT /subscs/S1', membership());
  });

  it('shows SUBSC_REVOKE_CANCEL first and sends nothing when the customer declines [REVOKE-018] [MSG-017]', async () => {
    open();
    await press('해지 신청 취소');

    expect(await popup()).toHaveTextContent('해지 신청을 취소하시겠습니까?');
    await inPopup('닫기');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodiesTo('PUT /subscs/S1')).toEqual([]);
  });

  it('leads to the heading after its button has disappeared [REVOKE-018]', async () => {
    open();
    await press('해지 신청 취소');
    await inPopup('해지 신청 취소');
    await waitFor(() => expect(screen.queryByText('해지 신청 취소')).not.toBeInTheDocument());
    await inPopup('확인');

    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('checks again and does not withdraw a confirmed cancellation [REVOKE-018]', async () => {
    answer('GET /subscs/S1', inTurn(ok(membership({ state_req: -40 }))));
    open();
    await press('해지 신청 취소');
    await inPopup('해지 신청 취소');

    await screen.findByText(/그사이 멤버십 상태가 바뀌었어요/);
    await inPopup('확인');

    expect(await screen.findByText('해지 완료')).toBeVisible();
    await workDone();
    expect(bodiesTo('PUT /subscs/S1')).toEqual([]);
  });

  it('leaves the customer where they have gone when the check before it fails [A-51, A-77]', async () => {
    open();
    answer('GET /subscs/S1', inTurn(leaving(refused(500)), ok(membership({ state_req: -20 }))));
    await press('해지 신청 취소');
    await inPopup('해지 신청 취소');

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
    open();
    await press('해지 신청 취소');
    await inPopup('해지 신청 취소');

    expect(await screen.findByText('취소할 해지 신청이 없습니다.')).toBeVisible();
    await inPopup('확인');
    expect(await screen.findByText('해지 완료')).toBeVisible();
    expect(screen.queryByRole('button', { name: '해지 신청 취소' })).not.toBeInTheDocument();
  });

  it('is not shown as done when the server accepted it and changed nothing [REVOKE-018]', async () => {
    answer('PUT /subscs/S1', ok(membership()));
    open();
    await press('해지 신청 취소');
    await inPopup('해지 신청 취소');

    expect(await popup()).toHaveTextContent(
      '해지 신청 취소가 아직 반영되지 않았어요. 잠시 뒤 멤버십 현황을 확인하고 다시 시도해 주세요.',
    );
    await inPopup('확인');
    expect(bodiesTo('PUT /subscs/S1')).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '해지 신청 취소' })).toBeEnabled(),
    );
  });
});
