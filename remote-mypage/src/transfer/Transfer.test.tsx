import { settings } from '@shared/config/settings';
import { arrive } from '@shared/testing/arrive';
import { answer, bare, bodiesTo, inTurn, ok, refused } from '@shared/testing/network';
import { address, press, told } from '@shared/testing/page';
import { escalation, membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has, takes } from '../../testing/backend';
import { leavePage } from '../../testing/leave-page';
import { openTransfer } from '../../testing/pages';

beforeAll(() => arrive());

const field = (name: string) => screen.findByRole('textbox', { name });
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const required = [
  /서비스 이용약관 동의/,
  /\] 개인정보 수집 및 이용 동의/,
  /멤버십 양도 유의사항 동의/,
];

async function tickRequired(): Promise<void> {
  await field('이름');
  for (const name of required) await userEvent.click(box(name));
}

async function request(): Promise<void> {
  openTransfer();
  await tickRequired();
  await press('양도 신청');
}

beforeEach(() => {
  has();
  answer('GET /vtg/users/showVtgUser', bare({ usrAuthName: '홍길동' }));
  answer('GET /subscs/showEscalation/S9', ok(escalation()));
  takes('POST /subscs/escalation/S9', membership({ id: 'S9' }));
});

describe('transfer page', () => {
  it('lists its terms, with the transfer term among the required ones [TRANS-002]', async () => {
    openTransfer();
    await field('이름');

    expect(screen.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent)).toEqual(
      [
        '전체 동의 (선택 포함)',
        '[필수] 서비스 이용약관 동의',
        '[필수] 개인정보 수집 및 이용 동의',
        '[필수] 멤버십 양도 유의사항 동의',
        '[선택] 마케팅 정보 활용 동의',
        '[선택] 광고성 정보 수신 동의',
        '[선택] 이메일',
        '[선택] 문자(SMS)',
        '[선택] 앱 알림',
      ],
    );
  });

  it('adds insurance terms and insurer when the membership is insured [TRANS-002, LAW-013]', async () => {
    const legal = { ...settings.legal, insurer: '메리디안손해보험', insurerPhone: '1588-1111' };
    const restore = jest.replaceProperty(settings, 'legal', legal);
    answer('GET /subscs/showEscalation/S9', ok(escalation({ prodTypeInsurance: true })));
    openTransfer();
    await field('이름');

    expect(box(/보험약관 동의/)).toBeVisible();
    expect(box(/보험 개인정보 수집 및 이용 동의/)).toBeVisible();
    expect(screen.getByText('보험사: 메리디안손해보험 · 보험사 전화번호: 1588-1111')).toBeVisible();
    restore.restore();
  });
});

describe('transfer request', () => {
  it('requires every required term and focuses the missing one until it is ticked [VALID-036, SHELL-013]', async () => {
    openTransfer();
    await tickRequired();
    await userEvent.click(box(/멤버십 양도 유의사항 동의/));

    await press('양도 신청');

    await told('필수 약관에 동의해 주세요.');
    await waitFor(() => expect(box(/멤버십 양도 유의사항 동의/)).toHaveFocus());
    expect(screen.getByText('필수 약관에 동의해 주세요.')).toBeVisible();
    expect(bodiesTo('POST /subscs/escalation/S9')).toEqual([]);

    await userEvent.click(box(/멤버십 양도 유의사항 동의/));
    await workDone();
    expect(screen.queryByText('필수 약관에 동의해 주세요.')).not.toBeInTheDocument();
  });

  it('focuses a missing insurance term and not the optional terms above it [VALID-036, SHELL-013]', async () => {
    answer('GET /subscs/showEscalation/S9', ok(escalation({ prodTypeInsurance: true })));
    await request();
    await press('확인');

    await waitFor(() => expect(box(/보험약관 동의/)).toHaveFocus());
    expect(box(/보험약관 동의/)).toHaveAccessibleDescription('필수 약관에 동의해 주세요.');
  });

  it('sends the terms as a map, confirms the transfer and shows the memberships [TRANS-003] [TRANS-009] [MSG-042] [API-030]', async () => {
    openTransfer();
    await tickRequired();
    await userEvent.click(box(/이메일/));
    await press('양도 신청');

    await told('양도 신청이 완료되었습니다.');

    await waitFor(() =>
      expect(address()).toHaveTextContent('/subscStatus?vtg_id=V1&vehicle_id=VEH1'),
    );
    expect(bodiesTo('POST /subscs/escalation/S9')).toEqual([
      {
        service_agreement: true,
        personal_info_agree: true,
        escalation: true,
        marketing: true,
        ad_receive_agree: true,
        ad_receive_email: true,
        ad_receive_sms: false,
        ad_receive_app: false,
      },
    ]);
  });

  it('leaves the customer where they have gone before the server answers [TRANS-009]', async () => {
    answer('POST /subscs/escalation/S9', () => {
      has(membership({ id: 'S9' }));
      leavePage();
      return bare('');
    });
    await request();

    await told('양도 신청이 완료되었습니다.');
    await workDone();
    expect(address()).toHaveTextContent('/transfer/S9');
  });

  it('shows a message and the current state on a conflict [TRANS-003] [ERR-009]', async () => {
    answer('GET /subscs/showEscalation/S9', inTurn(ok(escalation()), ok(escalation({ state: 0 }))));
    answer('POST /subscs/escalation/S9', refused(409, '양도할 수 없는 멤버십입니다.'));
    await request();

    await told('양도할 수 없는 멤버십입니다.');
    expect(await screen.findByText('이미 양도가 신청된 멤버십이에요.')).toBeVisible();
  });
});
