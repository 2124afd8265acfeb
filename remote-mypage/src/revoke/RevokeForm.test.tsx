import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, bodiesTo } from '@shared/testing/network';
import { address, popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { handedOn, membership, pending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has, takes } from '../../testing/backend';
import { mayRevoke, openRevoke, refund } from '../../testing/revoke';
import { SubscRevoke } from './SubscRevoke';

const open = () => renderPage('SubscRevoke', SubscRevoke, '/subscRevoke?vtg_id=V1');

beforeAll(() => arrive());

const extensionOf = (parent: string | null, confirm = 10) =>
  membership({ id: 'S9', state: 10, state_req: 30, confirm, parent_subsc_id: parent });

describe('form of a cancellation', () => {
  beforeEach(mayRevoke);

  it.each(['이전으로', '유지하기'])(
    'leads back to the previous page with %s [REVOKE-008] [REVOKE-014]',
    async (way) => {
      openRevoke('S1', { from: '/termInfo/service' });
      await screen.findByRole('radio', { name: '기타' });

      await press(way);

      await workDone();
      expect(address()).toHaveTextContent('/termInfo/service');
    },
  );

  it.each([
    [
      'names in its confirmation a paid extension of the membership that waits',
      [extensionOf('S1')],
      true,
    ],
    ['names a waiting extension of its car without a parent', [extensionOf(null)], true],
    ['names no rejected extension', [extensionOf('S1', -10)], false],
    ['names no extension of another membership', [extensionOf('S2')], false],
  ])('%s [REVOKE-008]', async (_, extensions, isNamed) => {
    has(membership(), ...extensions);
    openRevoke();
    await userEvent.click(await screen.findByRole('radio', { name: '비용이 부담돼요' }));
    await press('해지 신청');

    const asked = within(await popup('해지 신청 확인'));
    const named = asked.queryByText(
      '아직 시작하지 않은 연장이 있어요. 연장도 함께 끝나는지는 고객센터에서 안내해 드려요.',
    );
    expect(named !== null).toBe(isNamed);
    await press('유지하기');
  });
});

describe('expected refund', () => {
  beforeEach(mayRevoke);

  it('is shown with its breakdown, the refund rules and the contact [REVOKE-003, REVOKE-005, REVOKE-007]', async () => {
    openRevoke();

    const card = within(await screen.findByRole('region', { name: '예상 환불액' }));
    expect(await card.findByText('757,350원', { selector: 'span' })).toBeVisible();
    expect(screen.getByRole('table', { name: '환불 내역' })).toBeVisible();
    const rules = within(screen.getByRole('region', { name: '환불 규정' }));
    expect(rules.getAllByRole('listitem')).toHaveLength(6);
    expect(rules.getByText('승인 후 14일 이내에 해지하면 위약금이 없어요.')).toBeVisible();
    expect(screen.getByText('고객센터 (월~금 09:00~18:00)')).toBeVisible();
    expect(screen.getByRole('link', { name: '02-000-0000' })).toHaveAttribute(
      'href',
      'tel:020000000',
    );
  });

  it('has the rules of an extension also when it has begun [REVOKE-007, EXT-008]', async () => {
    has(membership({ parent_subsc_id: 'S0' }));
    openRevoke();

    const rules = within(await screen.findByRole('region', { name: '환불 규정' }));
    expect(rules.getByText('연장 시작 후 14일 이내에 해지하면 위약금이 없어요.')).toBeVisible();
  });

  it('is not said to take 14 days on day 5, when the law gives 3 business days [LAW-007, CONST-024]', async () => {
    has(membership({ date_start: '2026-11-16', date_stop: '2027-11-15' }));
    openRevoke();

    const rules = within(await screen.findByRole('region', { name: '환불 규정' }));
    const times = rules.getAllByText(/14일 이상/).map(({ textContent }) => textContent);
    expect(times).toEqual(['승인 후 14일이 지나 해지하면 환불까지 14일 이상 걸릴 수 있어요.']);
  });

  it('is requested for today in Korea on every visit, with type app, at the older prefix [REVOKE-003, REVOKE-019, API-028]', async () => {
    const { unmount } = openRevoke();
    await screen.findByRole('table');
    unmount();
    answer('GET /subscs/getRefundPrice/S1', refund(607_350));

    openRevoke();

    expect((await screen.findAllByText('607,350원')).length).toBeGreaterThan(0);
    const asked = '/api/v1/subscs/getRefundPrice/S1?revoke_date=2026-11-20&type=app';
    expect(addressesOf('GET /subscs/getRefundPrice/S1')).toEqual([asked, asked]);
  });

  it('shows 해지 불가 for the sentinel value, without breakdown and button [REVOKE-004]', async () => {
    answer('GET /subscs/getRefundPrice/S1', refund(-99_999_999));
    openRevoke();

    expect(await screen.findByText('해지 불가')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '해지 신청' })).not.toBeInTheDocument();
    expect(screen.queryByText(/99,999,999/)).not.toBeInTheDocument();
  });

  it('of 0 is a valid amount, so the membership can be cancelled [REVOKE-004]', async () => {
    answer('GET /subscs/getRefundPrice/S1', refund(0));
    openRevoke();

    expect(await screen.findByRole('button', { name: '해지 신청' })).toBeVisible();
    expect(screen.queryByText('해지 불가')).not.toBeInTheDocument();
  });

  it('of a rejected application has no breakdown and is requested with one click [REVOKE-005, REVOKE-008, REVOKE-016]', async () => {
    has(pending({ confirm: -10 }));
    answer('GET /subscs/getRefundPrice/S2', refund(841_500, null));
    takes('PUT /subscs/S2', pending({ state: -60, state_req: -50, confirm: -10 }));
    openRevoke('S2');

    const full = await screen.findByRole('button', { name: '841,500원 전액 환불받기' });
    expect(screen.getByText('신청이 반려되어 결제 금액 전액을 바로 돌려받아요.')).toBeVisible();
    expect(screen.queryByText(/아직 승인 전/)).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();

    await userEvent.click(full);
    await press('환불 신청');

    await workDone();
    expect(bodiesTo('PUT /subscs/S2')[0]).toMatchObject({
      state_req: -20,
      app_options: { revoke_reason_key: 5, revoke_reason_write: '신청 반려' },
    });
    await press('확인');
  });
});

describe('without subsc_id', () => {
  it('lists open memberships, disabled when taken over or when cancelled [REVOKE-009, REVOKE-013]', async () => {
    has(
      handedOn(1),
      membership({ id: 'S5', pkg: '다른 것' }),
      membership({ id: 'S6', pkg: '해지 중', state_req: -20 }),
      membership({ id: 'S7', pkg: '지난 것', state: -10 }),
    );
    open();

    const chooser = within(await popup('해지할 멤버십 선택'));
    const row = (name: RegExp) => within(chooser.getByRole('row', { name }));
    expect(row(/STANDARD/).getByRole('radio')).toBeDisabled();
    expect(row(/STANDARD/).getByText('양도받은 멤버십')).toBeVisible();
    expect(row(/다른 것/).getByRole('radio')).toBeEnabled();
    expect(row(/해지 중/).getByRole('radio')).toBeDisabled();
    expect(chooser.getAllByRole('radio')).toHaveLength(3);
    await press('닫기');
  });

  it('opens no popup when there is nothing to cancel [REVOKE-009]', async () => {
    has(membership({ state: -10 }));
    open();

    expect(await screen.findByText('해지할 수 있는 멤버십이 없어요')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
