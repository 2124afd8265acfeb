import { arrive } from '@shared/testing/arrive';
import { answer, bare, bodiesTo, inTurn, ok, refused, silence } from '@shared/testing/network';
import { address, popup, press } from '@shared/testing/page';
import { membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import { has } from '../../testing/backend';
import { mayRevoke, openRevoke, refund, revoke } from '../../testing/revoke';

jest.mock('@shared/settle/pause', () => ({ pause: () => Promise.resolve() }));

beforeAll(() => arrive());
beforeEach(mayRevoke);

describe('a membership that changed meanwhile', () => {
  it('is not cancelled: the customer is told and sees what holds [REVOKE-016] [STATUS-010]', async () => {
    answer(
      'GET /subscs/S1',
      inTurn(ok(membership({ state: 15, confirm: 10 })), ok(membership({ state_req: -40 }))),
    );
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent(
      '그사이 멤버십 상태가 바뀌었어요. 바뀐 내용을 확인한 뒤 다시 진행해 주세요.',
    );
    await press('확인');
    expect(await screen.findByText('해지 완료')).toBeVisible();
    expect(bodiesTo('PUT /subscs/S1')).toEqual([]);
  });

  it('by a request from elsewhere is not asked for a second time [REVOKE-017]', async () => {
    answer('GET /subscs/S1', inTurn(ok(membership()), ok(membership({ state_req: -20 }))));
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent('그사이 멤버십 상태가 바뀌었어요.');
    await press('확인');
    await workDone();
    expect(bodiesTo('PUT /subscs/S1')).toEqual([]);
  });

  it('after a lost answer counts as cancelled when the server has it so [REVOKE-015]', async () => {
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

  it('after a lost answer that never arrived says that it did not work [ERR-025]', async () => {
    answer('PUT /subscs/S1', silence);
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent('오류가 발생했습니다. 고객센터로 문의해 주세요.');
    await press('확인');
  });

  it('so that another amount would come back is not cancelled: the new figures are shown [REVOKE-003] [REVOKE-006]', async () => {
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

  it('that waits as an extension cannot be cancelled here, and the customer centre can help [REVOKE-004]', async () => {
    has(membership({ state: 10, state_req: 30, confirm: 10, date_start: '2027-03-03' }));
    openRevoke();

    expect(
      await screen.findByText(
        '아직 시작되지 않은 연장은 여기에서 해지할 수 없어요. 고객센터로 문의해 주세요.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/02-000-0000/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('that was requested before can only be taken back [STATUS-010]', async () => {
    has(membership({ state_req: -20 }));
    openRevoke();

    expect(await screen.findByRole('button', { name: '해지 신청 취소' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('a request the server takes', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<html></html>'],
    ['another thing', { data: { ok: 1 } }],
    ['a list', []],
  ])('is told by what it holds, whatever it answers: %s [REVOKE-015]', async (_, body) => {
    answer('PUT /subscs/S1', () => {
      has(membership({ state_req: -20 }));
      return bare(body);
    });
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent('해지 신청이 접수됐어요.');
    await press('확인');
  });

  it('and forgets is never told as filed, however good its answer looks [REVOKE-015]', async () => {
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

  it('that breaks while it answers is judged by what it holds [REVOKE-015]', async () => {
    answer('PUT /subscs/S1', () => {
      has(membership({ state_req: -20 }));
      return { status: 502, body: '<html>Bad Gateway</html>' };
    });
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent('해지 신청이 접수됐어요.');
    await press('확인');
  });

  it('is not called received until the server can be asked [REVOKE-015]', async () => {
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

describe('a refusal', () => {
  it('of 403 is said in the server’s words [ERR-013]', async () => {
    answer('PUT /subscs/S1', refused(403, '본인의 멤버십만 해지할 수 있습니다.'));
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent('본인의 멤버십만 해지할 수 있습니다.');
    await press('확인');
  });

  it('of 403 without words says that there is no permission [ERR-013]', async () => {
    answer('PUT /subscs/S1', refused(403));
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent('권한이 없습니다.');
    await press('확인');
  });

  it('of any other kind uses the shared sentence with its status [ERR-025]', async () => {
    answer('PUT /subscs/S1', refused(500));
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent('[500] 오류가 발생했습니다. 고객센터로 문의해 주세요.');
    await press('확인');
  });

  it('of 409 says the server’s words, stays, and shows what holds [ERR-025]', async () => {
    answer(
      'GET /subscs/S1',
      inTurn(ok(membership()), ok(membership()), ok(membership({ state_req: -20 }))),
    );
    answer('PUT /subscs/S1', refused(409, '이미 해지 신청된 멤버십입니다.'));
    openRevoke();

    await revoke();

    expect(await popup()).toHaveTextContent('이미 해지 신청된 멤버십입니다.');
    await press('확인');
    expect(await screen.findByRole('button', { name: '해지 신청 취소' })).toBeVisible();
    expect(address()).toHaveTextContent('/subscRevoke');
  });
});
