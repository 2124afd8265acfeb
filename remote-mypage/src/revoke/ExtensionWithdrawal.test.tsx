import { settings } from '@shared/config/settings';
import { arrive } from '@shared/testing/arrive';
import { answer, bodiesTo } from '@shared/testing/network';
import { address, facts, popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import { has, takes } from '../../testing/backend';
import { openRevoke, refund } from '../../testing/revoke';
import { Subsc } from '../status/Subsc';
import { SubscListItem } from '../status/SubscListItem';

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
const openList = () => renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');
const openDetail = () =>
  renderPage('SubscListItem', SubscListItem, '/subscStatus/subscs/S1?vtg_id=V1');
const pages = [
  ['list', openList],
  ['detail page', openDetail],
  ['cancellation page', () => openRevoke()],
] as const;
const link = (name: string) => screen.findByRole('link', { name });

beforeAll(() => arrive());
beforeEach(() => has(extension()));
afterEach(() => jest.restoreAllMocks());

describe('withdrawal from an extension on a backend without a call for it', () => {
  it.each(pages)(
    'is one press to a prepared message or call on the %s, with amount and day [A-99, LAW-006]',
    async (_, open) => {
      open();

      const message = new URL((await link('문자로 청약철회')).getAttribute('href') ?? '');
      expect(message.protocol + message.pathname).toBe('sms:020000000');
      expect(message.searchParams.get('body')?.split('\r\n')).toEqual([
        '아직 시작하지 않은 연장의 청약을 철회해요.',
        '',
        '멤버십: STANDARD',
        '주문번호: ORDER-1',
        '결제일: 2026-03-01',
      ]);
      expect(await link('전화로 청약철회')).toHaveAttribute('href', 'tel:020000000');
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
    openList();

    expect(
      await screen.findByText(/연장이라 위약금 없이 청약을 철회하고 결제한 금액 전액을/),
    ).toBeVisible();
    const address = (await link('문자로 청약철회')).getAttribute('href') ?? '';
    expect(decodeURIComponent(address)).toContain('주문번호: 확인하지 못했어요');
  });
});

describe('withdrawal from an extension on a backend with extension-withdrawal', () => {
  beforeEach(() => {
    jest.replaceProperty(settings.backend, 'extras', ['extension-withdrawal']);
    answer('GET /subscs/getRefundPrice/S1', refund(841_500, null));
    takes('PUT /subscs/S1', extension({ state: -60, state_req: -50 }));
  });

  it.each([pages[0], pages[1]])(
    'leads from the %s to the withdrawal form [A-99, LAW-006]',
    async (_, open) => {
      open();

      expect(await link('청약철회')).toHaveAttribute(
        'href',
        expect.stringContaining('/subscRevoke?vtg_id=V1&subsc_id=S1&form=withdrawal'),
      );
      expect(screen.queryByRole('link', { name: '문자로 청약철회' })).not.toBeInTheDocument();
    },
  );

  it('sends the cancellation after one confirmation and shows amount and time of the refund [A-99, LAW-006, LAW-007]', async () => {
    openRevoke('S1&form=withdrawal');
    expect(await screen.findByText(/청약을 철회하면 결제 금액 전액을 돌려받아요/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await press('청약철회');
    await popup('청약철회 확인');
    await press('청약철회');

    expect(await popup('청약철회 접수')).toHaveTextContent(/3영업일 이내에 카드사에 요청해요/);
    expect(facts()).toMatchObject({
      내용: '청약철회',
      주문번호: 'ORDER-1',
      '예상 환불액': '841,500원',
    });
    expect(bodiesTo('PUT /subscs/S1')).toMatchObject([{ state_req: -20 }]);
    await press('확인');
    await workDone();
    expect(address()).toHaveTextContent('/subscStatusVtg?vtg_id=V1');
  });

  it('is not shown as received when the server accepted it and changed nothing [A-77, A-99]', async () => {
    takes('PUT /subscs/S1', extension());
    openRevoke('S1&form=withdrawal');
    await press('청약철회');
    await popup('청약철회 확인');
    await press('청약철회');

    expect(await popup()).toHaveTextContent('해지 신청이 아직 반영되지 않았어요.');
    await press('확인');
    await workDone();
    expect(screen.queryByRole('dialog', { name: '청약철회 접수' })).not.toBeInTheDocument();
  });
});
