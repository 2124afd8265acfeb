import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, ok } from '@shared/testing/network';
import { facts, press } from '@shared/testing/page';
import { coupon } from '@shared/testing/wire/benefits';
import { insured, insuredPending, membership, pending } from '@shared/testing/wire/memberships';
import { screen, within } from '@testing-library/react';
import { has } from '../../testing/backend';
import { openStatus } from '../../testing/pages';

beforeAll(() => arrive());

describe('SubscriptionCard', () => {
  it('names the missing document first and links to where it is sent [STATUS-007] [RESUB-001]', async () => {
    has(insuredPending({ att_insp: { options: { confirm: -10 } } }));
    openStatus();

    const again = await screen.findByRole('link', { name: '서류 다시 올리기' });
    expect(again).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/subscStatus\/subscs\/\w+\?vtg_id=V1$/),
    );
    expect(
      screen.getByText('다시 올려야 할 서류가 있어요. 서류를 올리면 심사가 이어져요.'),
    ).toBeVisible();
    expect(screen.getByText('정기검사 결과지')).toBeVisible();
    expect(screen.getByText('승인대기')).toBeVisible();
  });

  it('leads first to the benefits, each with the way to use it [STATUS-003, COUPON-001]', async () => {
    has(membership());
    answer('GET /subscs/showProdsV2/S1', ok({ able: [coupon()], disable: [] }));
    openStatus();

    const card = within(await screen.findByRole('region', { name: /^STANDARD/ }));
    const actions = card.getAllByRole('button').concat(card.getAllByRole('link'));
    expect(actions.map((one) => one.textContent)).toEqual([
      '혜택 사용하기',
      'STANDARD 상세 보기',
      '해지 신청',
    ]);
    const how = await screen.findByText(/공식 서비스센터를 예약할 때/);
    expect(how).toHaveTextContent(
      '공식 서비스센터를 예약할 때 STANDARD 멤버십(12가3456) 회원이라고 말씀해 주세요. 비용을 낼 때 혜택만큼 빼 드려요.',
    );
    await press('혜택 사용하기');
    expect(document.activeElement).toContainElement(how);
  });

  it.each([
    [
      'which benefits lapse first when it is soon',
      ['2026-12-20', '2026-12-20', '2027-01-01'],
      '엔진오일 교환 외 1개 혜택은 2026-12-20까지 사용할 수 있어요.',
    ],
    [
      'which benefits lapse next when one has lapsed',
      ['2026-11-19', '2026-11-20'],
      '엔진오일 교환 혜택은 2026-11-20까지 사용할 수 있어요.',
    ],
    ['nothing when none lapses within 30 days', ['2026-12-21'], undefined],
  ])('counts the benefits and says %s [COUPON-001, ENTITY-030]', async (_, days, said) => {
    has(membership());
    const able = days.map((date_stop, at) =>
      coupon({ id: `P${at}`, title: '엔진오일 교환', date_stop }),
    );
    answer('GET /subscs/showProdsV2/S1', ok({ able, disable: [] }));
    openStatus();

    expect(await screen.findByText(`${days.length}개`)).toBeVisible();
    expect(facts()).toMatchObject({ '사용 가능한 혜택': `${days.length}개` });
    expect(screen.queryByText(/까지 사용할 수 있어요\.$/)?.textContent).toBe(said);
  });

  it('names the document, the reason and the full refund when rejected [STATUS-007, REVOKE-016]', async () => {
    has(
      insuredPending({
        confirm: -10,
        att_insp: { options: { confirm: false } },
        options: { reason: '차량 정보가 달라요.', vehicleData: null },
      }),
    );
    openStatus();

    expect(await screen.findByText('신청이 반려됐어요')).toBeVisible();
    expect(screen.getByText('반려된 서류: 정기검사 결과지')).toBeVisible();
    expect(screen.getByText('사유: 차량 정보가 달라요.')).toBeVisible();
    expect(screen.getByText('결제한 금액 전액을 돌려받을 수 있어요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '841,500원 전액 환불받기' })).toHaveAttribute(
      'href',
      '/subscRevoke?vtg_id=V1&subsc_id=S2',
    );
    expect(screen.queryByRole('link', { name: '해지 신청' })).not.toBeInTheDocument();
  });

  it.each([
    ['the day of the request', '2026-11-18', '2026-11-18'],
    ['today when the last change was the approval', '2026-03-02', '2026-11-20'],
  ])('shows the refund for %s, and no days left [STATUS-008]', async (_, date_state, day) => {
    has(membership({ state_req: -20, date_state }));
    openStatus();

    expect(await screen.findByText('예상 환불액은 757,350원이에요.')).toBeVisible();
    expect(addressesOf('GET /subscs/getRefundPrice/S1')).toEqual([
      expect.stringContaining(`revoke_date=${day}`),
    ]);
    expect(screen.queryByText('102일 남았어요')).not.toBeInTheDocument();
    expect(screen.queryByText(/연장/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'the first day',
      membership({ date_start: '2026-11-21' }),
      '2026-11-21 0시부터 이용할 수 있어요.',
    ],
    [
      'the first day and the first day of the warranty',
      insured({ date_start: '2026-11-21', date_start_insurance: '2026-12-20' }),
      '2026-11-21 0시부터 이용할 수 있어요. 수리비 보장은 2026-12-20부터 시작돼요.',
    ],
    [
      'the first day of the warranty',
      insured({ date_start_insurance: '2026-11-21' }),
      '수리비 보장은 2026-11-21부터 시작돼요.',
    ],
    [
      'nothing, because all has begun,',
      insured({ date_start: '2026-11-20', date_start_insurance: '2026-11-20' }),
      undefined,
    ],
  ])('says %s when joined [STATUS-006, CONST-002, CONST-003]', async (_, joined, said) => {
    has(joined);
    openStatus();

    await screen.findByRole('button', { name: '혜택 사용하기' });
    expect(screen.queryByText(/0시부터 이용|보장은/)?.textContent).toBe(said);
  });
});

const asked = { id: 'S3', parent_subsc_id: 'S1', state: 10, state_req: 30, confirm: 10 };
const free = { use: 14, insurance_prod_use: false, penalty: 0, care: 0, insurance_refund: 0 };
const withdrawn = { state_req: -50, payments: { price_refund: 540_041, refund_data: free } };
const inDays = '환불은 청약철회를 접수한 날부터 3영업일 이내에 카드사에 요청해요.';

describe('sentence and period of the card', () => {
  it.each([
    [
      'waits for approval [STATUS-007]',
      pending(),
      '신청 내용을 확인하고 있어요. 승인까지 영업일 기준 약 2일이 걸려요.',
      '승인 다음 날부터 12개월',
    ],
    [
      'was rejected without a reason [STATUS-007]',
      pending({ confirm: -10, price_payment: null, payments: null }),
      '반려 사유는 고객센터에서 확인할 수 있어요.',
      '승인 다음 날부터 12개월',
    ],
    [
      'has a request to cancel [STATUS-008, CONST-024]',
      membership({ state_req: -20 }),
      '해지 신청을 확인하고 있어요. 환불까지 14일 이상 걸릴 수 있어요.',
      '2026-03-03 ~ 2027-03-02',
    ],
    [
      'has a request to withdraw [LAW-007]',
      membership({ state_req: -20, date_start: '2026-11-07', date_state: '2026-11-20' }),
      `해지 신청을 확인하고 있어요. ${inDays}`,
      '2026-11-07 ~ 2027-03-02',
    ],
    [
      'was withdrawn from and is being refunded [LAW-007]',
      membership({ ...withdrawn, state: -50 }),
      `해지가 끝났고 환불을 처리하고 있어요. 예상 환불액은 540,041원이에요. ${inDays}`,
      '2026-03-03 ~ 2026-03-16 (14일 이용)',
    ],
    [
      'was withdrawn from and waits for its refund [LAW-007]',
      membership({ ...withdrawn, state: -20 }),
      `해지가 끝났어요. 예상 환불액은 540,041원이에요. ${inDays}`,
      '2026-03-03 ~ 2026-03-16 (14일 이용)',
    ],
    [
      'was refunded before its start [STATUS-009]',
      pending({ state: -60, state_req: -50 }),
      '2026-03-02에 환불이 끝났어요.',
      '이용 전 종료',
    ],
    [
      'was refunded without a known end [STATUS-009]',
      membership({ state: -60, state_req: -50, date_state: '2026-11-10', payments: null }),
      '2026-11-10에 환불이 끝났어요.',
      '2026-03-03부터 이용 후 해지',
    ],
    [
      'extends another one from a day that is to come [STATUS-007, A-29]',
      membership({ ...asked, date_start: '2026-11-21', date_stop: null }),
      '연장이 접수됐어요. 2026-11-21부터 이어서 이용할 수 있어요.',
      '2026-11-21부터 12개월',
    ],
    [
      'extends another one and has missed its day [STATUS-007, A-29]',
      membership({ ...asked, date_start: '2026-11-20', date_stop: '2027-11-19' }),
      '연장 신청을 확인하고 있어요. 승인 다음 날부터 이용할 수 있어요.',
      '승인 다음 날부터 12개월',
    ],
    [
      'extends another one from today with approval [STATUS-007, A-29]',
      membership({ ...asked, confirm: 20, date_start: '2026-11-20', date_stop: null }),
      '연장이 접수됐어요. 2026-11-20부터 이어서 이용할 수 있어요.',
      '2026-11-20부터 12개월',
    ],
    [
      'extends another one and has a rejected document [STATUS-007, RESUB-001]',
      insured({
        ...asked,
        date_start: '2026-11-21',
        date_stop: null,
        att_insp: { url: '/files/insp.jpg', options: { confirm: -10 } },
      }),
      '반려된 서류: 정기검사 결과지. 고객센터로 문의해 주세요.',
      '2026-11-21부터 12개월',
    ],
  ])('tell a customer whose membership %s', async (_, one, sentence, period) => {
    has(one);
    openStatus();

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(facts()).toMatchObject({ '이용 기간': period });
  });
});
