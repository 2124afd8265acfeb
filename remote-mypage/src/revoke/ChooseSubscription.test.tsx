import { arrive } from '@shared/testing/arrive';
import { answer, bare } from '@shared/testing/network';
import { address, popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { handedOn, membership, pending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has } from '../../testing/backend';
import { SubscRevoke } from './SubscRevoke';

beforeAll(() => arrive());

const open = () => renderPage('SubscRevoke', SubscRevoke, '/subscRevoke?vtg_id=V1');
const chooser = async () => within(await popup('해지할 멤버십 선택'));
const row = async (name: RegExp) => within((await chooser()).getByRole('row', { name }));
const leave = () => press('닫기');

beforeEach(() => {
  answer('GET /subscs/getRefundPrice/S2', bare({ price_refund: 841_500, refund_data: null }));
});

describe('without subsc_id', () => {
  it('opens a popup that asks which membership to cancel and puts the answer in the address [REVOKE-009]', async () => {
    has(membership(), pending({ pkg: '프리미엄 케어' }));
    open();

    const asked = await chooser();
    expect(asked.getByRole('button', { name: '선택 완료' })).toBeDisabled();
    await userEvent.click(asked.getByRole('radio', { name: '프리미엄 케어 12가3456' }));
    await press('선택 완료');

    await workDone();
    expect(address()).toHaveTextContent('/subscRevoke?vtg_id=V1&subsc_id=S2');
    expect(await screen.findByText('841,500원')).toBeVisible();
  });

  it('has the columns choice, plate, membership and period [REVOKE-010]', async () => {
    has(membership());
    open();

    expect(
      (await chooser()).getAllByRole('columnheader').map(({ textContent }) => textContent),
    ).toEqual(['선택', '차량번호', '멤버십명', '이용 기간']);
    await leave();
  });

  it('shows the values of each column in a row [REVOKE-010]', async () => {
    has(membership());
    open();

    const cells = (await row(/STANDARD/)).getAllByRole('cell');
    expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual([
      '12가3456',
      'STANDARD',
      '26.03.03~27.03.02',
    ]);
    await leave();
  });

  it('shows since when a pending application is in progress [REVOKE-011]', async () => {
    has(pending());
    open();

    expect((await row(/STANDARD/)).getByText('신청 진행 중 26.11.18')).toBeVisible();
    await leave();
  });

  it('shows the days of any other membership as YY.MM.DD [REVOKE-012]', async () => {
    has(membership());
    open();

    expect((await row(/STANDARD/)).getByText('26.03.03~27.03.02')).toBeVisible();
    await leave();
  });

  it('lists a membership that was taken over but disables it [REVOKE-013]', async () => {
    has(handedOn(1), membership({ id: 'S5', pkg: '다른 것' }));
    open();

    expect((await row(/STANDARD/)).getByRole('radio')).toBeDisabled();
    expect((await row(/STANDARD/)).getByText('양도받은 멤버십')).toBeVisible();
    expect((await row(/다른 것/)).getByRole('radio')).toBeEnabled();
    await leave();
  });

  it('disables a membership with a requested cancellation [REVOKE-013]', async () => {
    has(membership({ state_req: -20 }));
    open();

    expect((await row(/STANDARD/)).getByRole('radio')).toBeDisabled();
    await leave();
  });

  it('does not list ended memberships [REVOKE-009]', async () => {
    has(membership(), membership({ id: 'S6', pkg: '지난 것', state: -10 }));
    open();

    expect((await chooser()).getAllByRole('radio')).toHaveLength(1);
    await leave();
  });

  it('can be opened again after it was closed [REVOKE-009]', async () => {
    has(membership());
    open();
    await chooser();
    await leave();

    await press('멤버십 선택');

    expect(await popup('해지할 멤버십 선택')).toBeVisible();
    await leave();
  });

  it('opens no popup when there is nothing to cancel [REVOKE-009]', async () => {
    has(membership({ state: -10 }));
    open();

    expect(await screen.findByText('해지할 수 있는 멤버십이 없어요')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
