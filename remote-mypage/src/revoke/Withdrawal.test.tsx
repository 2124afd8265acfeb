import { arrive } from '@shared/testing/arrive';
import { answer, bodiesTo } from '@shared/testing/network';
import { address, facts, popup, press } from '@shared/testing/page';
import { membership, pending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, within } from '@testing-library/react';
import { has, takes } from '../../testing/backend';
import { openDetail, openStatus } from '../../testing/pages';
import { inApp } from '../../testing/resubmit';
import { openRevoke, refund, requestWith, usage } from '../../testing/revoke';

/** Today is 2026-11-20, so this is the last of the 14 free days. */
const LAST_FREE_START = '2026-11-07';
const young = (own = {}) => membership({ date_start: LAST_FREE_START, ...own });
const used = { ...usage, use: 14, penalty: 0, care: 40_000 };

beforeAll(() => arrive());

const openForm = (id: string) => openRevoke(`${id}&form=withdrawal`);
const confirmed = async () => {
  await press('청약철회');
  await popup('청약철회 확인');
  await press('청약철회');
  await popup('청약철회 접수');
};

describe('withdrawal on the page of a membership', () => {
  it.each([
    ['the last free day', young(), 'S1'],
    ['a pending application', pending(), 'S2'],
  ])('is offered beside the cancellation on %s [LAW-006]', async (_, one, id) => {
    has(one);
    openDetail(id);

    expect(await screen.findByRole('link', { name: '청약철회' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/subscRevoke?vtg_id=V1&subsc_id=${id}&form=withdrawal`),
    );
    expect(screen.getByRole('link', { name: '해지 신청' })).toBeVisible();
  });
});

describe('withdrawal form', () => {
  beforeEach(() => {
    has(young());
    answer('GET /subscs/getRefundPrice/S1', refund(801_500, used));
    takes('PUT /subscs/S1', young({ state_req: -20 }));
  });

  it('shows no penalty and no reasons, and the 3 business days [LAW-006, LAW-007]', async () => {
    openForm('S1');

    const rules = within(await screen.findByRole('region', { name: '청약철회 안내' }));
    expect(
      rules.getByText('환불은 청약철회를 접수한 날부터 3영업일 이내에 카드사에 요청해요.'),
    ).toBeVisible();
    expect(rules.getByText(/승인 후 14일 이내에는 이유를 적지 않아도/)).toBeVisible();
    expect(await screen.findByRole('row', { name: '정비 사용 금액 −40,000원' })).toBeVisible();
    expect(screen.queryByText(/위약금/)).not.toBeInTheDocument();
    expect(screen.queryByText(/14일 이상/)).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('is sent with two presses and one confirmation, and is acknowledged [LAW-006]', async () => {
    openForm('S1');
    await confirmed();

    expect(bodiesTo('PUT /subscs/S1')).toEqual([requestWith(5, '기타', '청약철회')]);
    expect(facts()).toMatchObject({
      '접수 일시': expect.stringMatching(/^2026-11-20 \d\d:\d\d$/),
      내용: '청약철회',
      멤버십: 'STANDARD',
      차량번호: '12가3456',
      주문번호: 'ORDER-1',
      '예상 환불액': '801,500원',
    });
    expect(within(await popup('청약철회 접수')).getByText(/3영업일 이내/)).toBeVisible();
    await press('확인');
    await workDone();
    expect(address()).toHaveTextContent('/subscStatusVtg?vtg_id=V1');
  });

  it('saves the acknowledgement with date, time and content [LAW-006]', async () => {
    const asks = inApp({ saveFile: {}, haptic: {} });
    openForm('S1');
    await confirmed();
    await press('접수 확인서 저장');

    expect(await screen.findByText('접수 확인서를 저장했어요.')).toBeVisible();
    const saved = asks.find(({ method }) => method === 'saveFile')?.params;
    expect(saved).toMatchObject({ name: 'ServiceCare+ 청약철회.html', type: 'text/html' });
    const html = Buffer.from(String(saved?.['base64']), 'base64').toString();
    expect(html).toMatch(/<dt>접수 일시<\/dt><dd>2026-11-20 \d\d:\d\d<\/dd>/);
    expect(html).toContain('<dt>내용</dt><dd>청약철회</dd>');
    expect(html).toContain('3영업일 이내에 카드사에 요청해요.</p>');
    expect(html).toContain('<dt>예상 환불액</dt><dd>801,500원</dd>');
    await press('확인');
  });

  it('is the usual form after the free days and when the server has a penalty [LAW-006]', async () => {
    has(young({ date_start: '2026-11-06' }));
    const { unmount } = openForm('S1');
    expect(await screen.findByRole('radio', { name: '기타' })).toBeVisible();
    unmount();

    has(young());
    answer('GET /subscs/getRefundPrice/S1', refund(757_350));
    openForm('S1');
    expect(await screen.findByRole('row', { name: /위약금/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: '기타' })).toBeVisible();
  });

  it('of a pending application gives back everything at once [LAW-006, LAW-007]', async () => {
    has(pending());
    answer('GET /subscs/getRefundPrice/S2', refund(841_500, null));
    takes('PUT /subscs/S2', pending({ state: -60, state_req: -50 }));
    openForm('S2');

    expect(await screen.findByText(/청약을 철회하면 결제 금액 전액을 바로/)).toBeVisible();
    await confirmed();
    expect(within(await popup('청약철회 접수')).getByText(/전액을 바로 환불/)).toBeVisible();
    await press('확인');
  });
});

describe('withdrawal from an extension on a backend without a call for it', () => {
  /** A paid extension from 2026-12-11 that waits for approval. Today is 2026-11-20. */
  const extension = (own = {}) =>
    membership({
      state: 10,
      state_req: 30,
      confirm: 10,
      date_start: '2026-12-11',
      date_stop: '2027-12-10',
      ...own,
    });
  const pages = [
    ['list', openStatus],
    ['detail page', openDetail],
    ['cancellation page', () => openRevoke()],
  ] as const;
  const linkTo = (name: string) => screen.findByRole('link', { name });

  beforeEach(() => has(extension()));

  it.each(pages)(
    'is one press to a prepared message or call on the %s, with amount and day [A-99, LAW-006]',
    async (_, open) => {
      open();

      const message = new URL((await linkTo('문자로 청약철회')).getAttribute('href') ?? '');
      expect(message.protocol + message.pathname).toBe('sms:020000000');
      expect(message.searchParams.get('body')?.split('\r\n')).toEqual([
        '아직 시작하지 않은 연장의 청약을 철회해요.',
        '',
        '멤버십: STANDARD',
        '주문번호: ORDER-1',
        '결제일: 2026-03-01',
      ]);
      expect(await linkTo('전화로 청약철회')).toHaveAttribute('href', 'tel:020000000');
      expect(
        screen.getByText(
          '아직 시작하지 않은 연장이라 2026-12-24까지 위약금 없이 청약을 철회하고 841,500원 전액을 돌려받을 수 있어요. 환불은 청약철회를 접수한 날부터 3영업일 이내에 카드사에 요청해요.',
        ),
      ).toBeVisible();
      expect(screen.getByText(/주문번호 ORDER-1/)).toBeVisible();
    },
  );

  it('names no day, amount and order that the server does not send [A-99]', async () => {
    has(extension({ date_start: null, price_payment: null, payments: null, recordPayments: [] }));
    openStatus();

    expect(
      await screen.findByText(/연장이라 위약금 없이 청약을 철회하고 결제한 금액 전액을/),
    ).toBeVisible();
    const address = (await linkTo('문자로 청약철회')).getAttribute('href') ?? '';
    expect(decodeURIComponent(address)).toContain('주문번호: 확인하지 못했어요');
  });

  it('is not offered to the new owner of a transferred extension [TRANS-011]', async () => {
    has(extension({ options: { is_escalation: true } }));
    openStatus();

    expect(
      await screen.findByText('양도받은 멤버십은 해지하거나 환불받을 수 없어요.'),
    ).toBeVisible();
    expect(screen.queryByText(/청약을 철회/)).not.toBeInTheDocument();
  });
});
