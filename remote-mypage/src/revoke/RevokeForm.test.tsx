import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, bare, bodiesTo } from '@shared/testing/network';
import { address, popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { handedOn, membership, pending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has, takes } from '../../testing/backend';
import { inApp } from '../../testing/resubmit';
import { mayRevoke, openRevoke, refund, revoke } from '../../testing/revoke';
import { SubscRevoke } from './SubscRevoke';

const open = () => renderPage('SubscRevoke', SubscRevoke, '/subscRevoke?vtg_id=V1');
const chooser = async () => within(await popup('해지할 멤버십 선택'));
const row = async (name: RegExp) => within((await chooser()).getByRole('row', { name }));
const leave = () => press('닫기');

beforeAll(() => arrive());

describe('expected refund', () => {
  beforeEach(mayRevoke);

  it('is shown with its breakdown, the refund rules and the contact [REVOKE-003, REVOKE-005, REVOKE-007]', async () => {
    openRevoke();

    const card = within(await screen.findByRole('region', { name: '예상 환불액' }));
    expect(await card.findByText('757,350원', { selector: 'span' })).toBeVisible();
    expect(screen.getByRole('table', { name: '환불 내역' })).toBeVisible();
    const rules = within(screen.getByRole('region', { name: '환불 규정' }));
    expect(rules.getAllByRole('listitem')).toHaveLength(7);
    expect(rules.getByText('승인 후 14일 이내에 해지하면 위약금이 없어요.')).toBeVisible();
    expect(screen.getByText('고객센터 (월~금 09:00~18:00)')).toBeVisible();
    expect(screen.getByRole('link', { name: '02-000-0000' })).toHaveAttribute(
      'href',
      'tel:020000000',
    );
  });

  it('is requested for today in Korea, with type app, at the older prefix [REVOKE-019] [API-028]', async () => {
    openRevoke();
    await screen.findByRole('table');

    expect(addressesOf('GET /subscs/getRefundPrice/S1')).toEqual([
      '/api/v1/subscs/getRefundPrice/S1?revoke_date=2026-11-20&type=app',
    ]);
  });

  it('is loaded again on every visit, without showing the earlier amount [REVOKE-003]', async () => {
    const { unmount } = openRevoke();
    await screen.findByRole('table');
    unmount();
    answer('GET /subscs/getRefundPrice/S1', refund(607_350));

    openRevoke();

    expect((await screen.findAllByText('607,350원')).length).toBeGreaterThan(0);
    expect(addressesOf('GET /subscs/getRefundPrice/S1')).toHaveLength(2);
  });

  it('has no breakdown when the usage is not known [REVOKE-005]', async () => {
    answer('GET /subscs/getRefundPrice/S1', refund(757_350, null));
    openRevoke();

    await screen.findByRole('radio', { name: '기타' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
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

  it('of a rejected application is requested with one click and no confirmation [REVOKE-008, REVOKE-016]', async () => {
    has(pending({ confirm: -10 }));
    answer('GET /subscs/getRefundPrice/S2', refund(841_500, null));
    takes('PUT /subscs/S2', pending({ state: -60, state_req: -50, confirm: -10 }));
    openRevoke('S2');

    const full = await screen.findByRole('button', { name: '841,500원 전액 환불받기' });
    expect(screen.getByText('신청이 반려되어 결제 금액 전액을 바로 돌려받아요.')).toBeVisible();
    expect(screen.queryByText(/아직 승인 전/)).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();

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

describe('leaving the form', () => {
  beforeEach(mayRevoke);

  it.each(['이전으로', '유지하기'])(
    'goes back to the previous page with %s [REVOKE-008] [REVOKE-014]',
    async (way) => {
      openRevoke('S1', { from: '/termInfo/service' });
      await screen.findByRole('radio', { name: '기타' });

      await press(way);

      await workDone();
      expect(address()).toHaveTextContent('/termInfo/service');
    },
  );
});

describe('without subsc_id', () => {
  beforeEach(() => {
    answer('GET /subscs/getRefundPrice/S2', bare({ price_refund: 841_500, refund_data: null }));
  });

  it('lists open memberships, disabled when taken over or when cancelled [REVOKE-009, REVOKE-013]', async () => {
    has(
      handedOn(1),
      membership({ id: 'S5', pkg: '다른 것' }),
      membership({ id: 'S6', pkg: '해지 중', state_req: -20 }),
      membership({ id: 'S7', pkg: '지난 것', state: -10 }),
    );
    open();

    expect((await row(/STANDARD/)).getByRole('radio')).toBeDisabled();
    expect((await row(/STANDARD/)).getByText('양도받은 멤버십')).toBeVisible();
    expect((await row(/다른 것/)).getByRole('radio')).toBeEnabled();
    expect((await row(/해지 중/)).getByRole('radio')).toBeDisabled();
    expect((await chooser()).getAllByRole('radio')).toHaveLength(3);
    await leave();
  });

  it('opens no popup when there is nothing to cancel [REVOKE-009]', async () => {
    has(membership({ state: -10 }));
    open();

    expect(await screen.findByText('해지할 수 있는 멤버십이 없어요')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('reason and request', () => {
  beforeEach(mayRevoke);

  describe('cancellation reason', () => {
    it('accepts text only for 기타 [REVOKE-002] [VALID-034]', async () => {
      openRevoke();
      const text = await screen.findByRole('textbox', { name: '기타 사유 (선택)' });
      expect(text).toBeDisabled();

      await userEvent.click(screen.getByRole('radio', { name: '기타' }));
      expect(text).toBeEnabled();
      await userEvent.type(text, '이사를 가요');

      await userEvent.click(screen.getByRole('radio', { name: '비용이 부담돼요' }));
      expect(text).toBeDisabled();
      expect(text).toHaveValue('');
    });

    it('keeps a pasted text of more than 500 characters and sends nothing [REVOKE-002]', async () => {
      openRevoke();
      await userEvent.click(await screen.findByRole('radio', { name: '기타' }));
      const text = screen.getByRole('textbox', { name: '기타 사유 (선택)' });
      await userEvent.click(text);
      await userEvent.paste('가'.repeat(600));

      expect(text).toHaveValue('가'.repeat(600));
      expect(screen.getByText('500자 이하로 적어 주세요.')).toBeVisible();
      await press('해지 신청');
      expect(text).toHaveFocus();
      await workDone();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

      await userEvent.clear(text);
      await userEvent.paste('가'.repeat(500));
      expect(text).toBeValid();
    });

    it('must be chosen before the confirmation opens or a request is sent [VALID-033]', async () => {
      openRevoke();

      await press('해지 신청');

      expect(screen.getByText('해지 사유를 선택해 주세요.')).toBeVisible();
      expect(screen.getByRole('radio', { name: '상품이 기대와 달라요' })).toHaveFocus();
      await workDone();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(bodiesTo('PUT /subscs/S1')).toEqual([]);
    });
  });

  describe('cancellation request', () => {
    it('is sent only after one confirmation, whose buttons have the same weight [REVOKE-008]', async () => {
      openRevoke();
      await userEvent.click(await screen.findByRole('radio', { name: '기타' }));
      await press('해지 신청');

      const question = await popup('해지 신청 확인');
      expect(question).toHaveTextContent('757,350원');
      const buttons = within(question).getAllByRole('button');
      expect(new Set(buttons.map((button) => button.className)).size).toBe(1);
      await press('유지하기');

      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(bodiesTo('PUT /subscs/S1')).toEqual([]);
    });

    it('sends the free text of 기타 [REVOKE-017] [ENTITY-029] [VALID-034]', async () => {
      openRevoke();
      await userEvent.click(await screen.findByRole('radio', { name: '기타' }));
      await userEvent.type(screen.getByRole('textbox'), ' 이사를 가요 ');

      await revoke('기타');
      await screen.findByText(/해지 신청이 접수됐어요/);
      await press('확인');

      expect(bodiesTo('PUT /subscs/S1')).toEqual([
        {
          state_req: -20,
          app_options: {
            revoke_reason_key: 5,
            revoke_reason_text: '기타',
            revoke_reason_write: '이사를 가요',
          },
        },
      ]);
    });

    it('sends the reason and ends with a message and the status of the vehicle [REVOKE-015, REVOKE-017, API-026]', async () => {
      const asks = inApp({ haptic: {} });
      openRevoke('S1', { from: '/termInfo/service' });

      await revoke();

      expect(await popup()).toHaveTextContent(
        '해지 신청이 접수됐어요. 확인 후 환불까지 14일 이상 걸릴 수 있어요.',
      );
      expect(asks.map(({ params }) => params)).toEqual([{ kind: 'success' }]);
      expect(bodiesTo('PUT /subscs/S1')).toEqual([
        {
          state_req: -20,
          app_options: {
            revoke_reason_key: 2,
            revoke_reason_text: '비용이 부담돼요',
            revoke_reason_write: null,
          },
        },
      ]);
      await press('확인');
      await waitFor(() =>
        expect(address()).toHaveTextContent('/subscStatusVtg?vtg_id=V1&vehicle_id=VEH1'),
      );

      // The status replaced the form in the history.
      await press('전 화면으로');
      await waitFor(() => expect(address()).toHaveTextContent('/termInfo/service'));
    });
  });
});
