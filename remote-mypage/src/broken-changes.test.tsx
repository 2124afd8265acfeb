import { typicalAnswers } from '@shared/api/testing/broken-answers';
import { arrive } from '@shared/testing/arrive';
import { answerBroken, expectNoTrouble } from '@shared/testing/broken';
import { answer, bare, bodiesTo, ok, refused, silence } from '@shared/testing/network';
import { address, popup, press } from '@shared/testing/page';
import { escalation, handedOn, insuredPending, membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has } from '../testing/backend';
import { leavePage } from '../testing/leave-page';
import { openStatus, openTransfer } from '../testing/pages';
import { att, begin, inApp, openApplication, photo } from '../testing/resubmit';
import { openRevoke, refund, revoke, withdraw } from '../testing/revoke';

jest.mock('@shared/payment/pause', () => ({ pause: () => Promise.resolve() }));

const cancel = async () => {
  has(membership());
  answer('GET /subscs/getRefundPrice/S1', refund());
  openRevoke();
  await revoke();
};
const takeBack = async () => {
  has(membership({ state_req: -20 }));
  await withdraw();
};
const resubmit = async () => {
  has(insuredPending({ att_panel: att(-10) }));
  inApp(photo(2, '/files/panel-new.jpg'));
  openApplication();
  await begin('계기판 사진');
  await press('촬영하기');
};
const handOver = async () => {
  has();
  answer('GET /subscs/showEscalation/S9', ok(escalation()));
  openTransfer();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^전체 동의/ }));
  await press('양도 신청');
};
const confirmTransfer = async () => {
  has(handedOn(0, { id: 'S9' }));
  answer('GET /subscs/showEscalation/S9', ok(escalation({ state: 0, date: '2026-10-01' })));
  openStatus();
  await popup('멤버십 양도 안내');
  await press('확인했어요');
};

const confirmation = 'POST /subscs/confirmEscalation/S9';
/** A change, texts that must not appear, because the server's data did not change, and its name in messages. */
const rows = [
  ['a cancellation', cancel, 'PUT /subscs/S1', /접수됐어요|해지가 완료/, '해지 신청이'],
  ['its withdrawal', takeBack, 'PUT /subscs/S1', /신청이 취소되었습니다/, '해지 신청 취소가'],
  ['a new photo', resubmit, 'PUT /subscs/S2', /제출했어요|접수됐어요|완료되었습니다/, '서류가'],
  ['a transfer', handOver, 'POST /subscs/escalation/S9', /완료되었습니다/, '양도 신청이'],
  ['its confirmation', confirmTransfer, confirmation, /완료되었습니다/, '양도 확인이'],
] as const;

beforeAll(() => arrive());
beforeEach(() => {
  answer('GET /vtg/users/showVtgUser', bare({ usrAuthName: '홍길동' }));
  answer('POST /users/updateToken', bare({ token: 'newer', expires_in: 60 }));
});

describe.each(rows)('%s that changed nothing', (_, change, route, lies, what) => {
  it('is sent once and said to have no effect yet after a good answer [REVOKE-015, REVOKE-018, TRANS-009]', async () => {
    answer(route, bare(''));

    await change();

    expect(await popup()).toHaveTextContent(
      `${what} 아직 반영되지 않았어요. 잠시 뒤 멤버십 현황을 확인하고 다시 시도해 주세요.`,
    );
    const page = address().textContent;
    await expectNoTrouble(lies);
    expect(address()).toHaveTextContent(page);
    expect(bodiesTo(route)).toHaveLength(1);
  });

  it.each(typicalAnswers)(
    `is sent once and never shown as done when ${route} answers with %s`,
    async (kind) => {
      answerBroken(route, kind, {});

      await change();

      await expectNoTrouble(lies);
      expect(bodiesTo(route)).not.toHaveLength(0);
      // Only a renewed session may send the request again.
      expect(bodiesTo(route).length).toBeLessThanOrEqual(kind === '401' ? 2 : 1);
    },
  );
});

describe.each(rows)('%s that failed', (_, change, route) => {
  it.each([
    ['is refused', () => refused(403)],
    ['is lost', silence],
  ])('leaves the customer where they have gone when it %s [A-51, A-77]', async (_, fails) => {
    answer(route, () => {
      leavePage();
      return fails();
    });

    await change();
    await popup();
    await press('확인');

    await workDone();
    expect(location.pathname).toBe('/app/guide/total');
  });
});
