import type { TransferNotice } from '@shared/api/transfer';
import { transferTerms, withAnswers } from '@shared/domain/required-terms';
import { termsProblem } from '@shared/domain/terms-checks';
import { PopupHost } from '@shared/popup';
import { queryClient } from '@shared/query';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, bodiesTo, ok, refused } from '@shared/testing/network';
import { address, popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { escalation, membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has } from '../../testing/backend';
import { Subsc } from '../status/Subsc';
import { Transfer } from './Transfer';
import { useTransfer } from './use-transfer';

const offer = () => screen.queryByText('이전 소유자의 멤버십이 있어요');
const found = (user_id: string) =>
  answer('POST /vehicles/escalationCheck', ok({ user_id, subsc_id: 'S9' }));
const wasAsked = () =>
  waitFor(() => expect(bodiesTo('POST /vehicles/escalationCheck')).not.toEqual([]));
/**
 * Clicking cannot leave a group without a channel, so the test passes the answers as if they were restored.
 * Source: A-18.
 */
const answers = {
  service_agreement: true,
  personal_info_agree: true,
  escalation: true,
  marketing: true,
  ad_receive_agree: true,
};
function Request() {
  const problem = termsProblem(withAnswers(transferTerms(false), answers));
  const transfer = useTransfer({ subscriptionId: 'S9' } as TransferNotice, []);
  return (
    <button type="button" onClick={() => void transfer.run({ answers, versions: {}, problem })}>
      양도 신청
    </button>
  );
}

beforeAll(() => arrive());

describe('TransferOffer', () => {
  const open = () => renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1&vehicle_id=VEH1');
  beforeEach(() => {
    has();
    answer('GET /subscs/showEscalation/S9', ok(escalation()));
  });

  it('appears when another user’s membership is on the member’s vehicle [TRANS-004] [API-032]', async () => {
    found('U2');
    open();

    await userEvent.click(await screen.findByRole('link', { name: '멤버십 양도받기' }));

    expect(bodiesTo('POST /vehicles/escalationCheck')).toEqual([
      { vtg_id: 'V1', num_id: 'WBA00000000000001' },
    ]);
    await workDone();
    expect(address()).toHaveTextContent('/transfer/S9?vtg_id=V1');
  });

  it('explains why not with 29 days left [TRANS-010]', async () => {
    found('U2');
    answer('GET /subscs/showEscalation/S9', ok(escalation({ date_stop: '2026-12-19' })));
    open();

    expect(
      await screen.findByText('남은 기간이 30일 이상인 멤버십만 양도받을 수 있어요.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: '멤버십 양도받기' })).not.toBeInTheDocument();
  });

  it('does not appear for the member’s own membership [TRANS-004]', async () => {
    found('U1');
    open();

    await wasAsked();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(offer()).not.toBeInTheDocument();
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

describe('TransferFields', () => {
  const open = () => renderPage('Transfer', Transfer, '/transfer/S9?vtg_id=V1');
  beforeEach(() => {
    has();
    answer('GET /subscs/showEscalation/S9', ok(escalation()));
  });

  it('accepts at most 17 characters of a VIN [VALID-035]', async () => {
    open();

    expect(await screen.findByRole('textbox', { name: '차대번호' })).toHaveAttribute(
      'maxlength',
      '17',
    );
  });

  it('shows that name and phone are loading [TRANS-001]', async () => {
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    answer('GET /vtg/users/showVtgUser', () => coming.then(() => refused(500)));
    open();

    const [name] = await screen.findAllByDisplayValue('불러오는 중이에요');
    expect(name?.closest('[aria-busy="true"]')).toContainElement(
      screen.getByRole('textbox', { name: '휴대폰 번호' }),
    );

    come();
    await waitFor(() => expect(screen.queryByDisplayValue('불러오는 중이에요')).toBeNull());
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('continues when name and phone cannot be loaded [TRANS-001]', async () => {
    answer('GET /vtg/users/showVtgUser', refused(500));
    open();

    expect(await screen.findAllByDisplayValue('확인하지 못했어요')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '양도 신청' })).toBeEnabled();
  });

  it('explains that the member has no vehicle [TRANS-005]', async () => {
    answer('GET /users/U1', ok({ vehicles: [], subscs: [] }));
    open();

    expect(
      await screen.findByText(
        '등록된 차량이 1대 이상이어야 양도받을 수 있어요. 차량을 먼저 등록해 주세요.',
      ),
    ).toBeVisible();
  });
});

describe('membership that cannot be taken over', () => {
  const open = () => renderPage('Transfer', Transfer, '/transfer/S9?vtg_id=V1');
  beforeEach(() => has());

  it.each([
    [
      '29 days are left',
      { date_stop: '2026-12-19' },
      '남은 기간이 30일 이상인 멤버십만 양도받을 수 있어요.',
    ],
    ['it was transferred before', { state: 1 }, '이미 양도가 신청된 멤버십이에요.'],
    [
      'it has not started',
      { date_start: null, date_stop: null },
      '아직 이용이 시작되지 않은 멤버십은 양도받을 수 없어요.',
    ],
  ])('explains that %s and sends no request [TRANS-010]', async (_, own, why) => {
    answer('GET /subscs/showEscalation/S9', ok(escalation(own)));
    open();

    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '양도 신청' })).not.toBeInTheDocument();
  });

  it('can be taken over with 30 days left [TRANS-010]', async () => {
    answer('GET /subscs/showEscalation/S9', ok(escalation({ date_stop: '2026-12-20' })));
    open();

    expect(await screen.findByRole('button', { name: '양도 신청' })).toBeEnabled();
  });
});

it('shows NEED_SUBSC_TERM_RECEIVE_CHECK and sends nothing without an advertising channel [VALID-037]', async () => {
  render(
    <MemoryRouter>
      <Request />
      <PopupHost />
    </MemoryRouter>,
  );

  await press('양도 신청');

  expect(await popup()).toHaveTextContent('광고 수신 방법을 하나 이상 선택해 주세요.');
  await press('확인');
  await workDone();
  expect(bodiesTo('POST /subscs/escalation/S9')).toEqual([]);
});
