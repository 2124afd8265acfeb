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
  it('a pop-up asks which membership to cancel, and the answer goes into the address [REVOKE-009]', async () => {
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

  it('its columns are choice, plate, membership and period [REVOKE-010]', async () => {
    has(membership());
    open();

    expect(
      (await chooser()).getAllByRole('columnheader').map(({ textContent }) => textContent),
    ).toEqual(['선택', '차량번호', '멤버십명', '이용 기간']);
    await leave();
  });

  it('a row says what its columns name [REVOKE-010]', async () => {
    has(membership());
    open();

    const cells = (await row(/스탠다드 케어/)).getAllByRole('cell');
    expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual([
      '12가3456',
      '스탠다드 케어',
      '26.03.03~27.03.02',
    ]);
    await leave();
  });

  it('a pending application shows that it is under way and since when [REVOKE-011]', async () => {
    has(pending());
    open();

    expect((await row(/스탠다드 케어/)).getByText('신청 진행 중 26.11.18')).toBeVisible();
    await leave();
  });

  it('any other shows its days as YY.MM.DD [REVOKE-012]', async () => {
    has(membership());
    open();

    expect((await row(/스탠다드 케어/)).getByText('26.03.03~27.03.02')).toBeVisible();
    await leave();
  });

  it('a membership taken over is listed but cannot be chosen [REVOKE-013]', async () => {
    has(handedOn(1), membership({ id: 'S5', pkg: '다른 것' }));
    open();

    expect((await row(/스탠다드 케어/)).getByRole('radio')).toBeDisabled();
    expect((await row(/스탠다드 케어/)).getByText('양도받은 멤버십')).toBeVisible();
    expect((await row(/다른 것/)).getByRole('radio')).toBeEnabled();
    await leave();
  });

  it('one whose cancellation was requested cannot be chosen again [REVOKE-013]', async () => {
    has(membership({ state_req: -20 }));
    open();

    expect((await row(/스탠다드 케어/)).getByRole('radio')).toBeDisabled();
    await leave();
  });

  it('what is over is not listed [REVOKE-009]', async () => {
    has(membership(), membership({ id: 'S6', pkg: '지난 것', state: -10 }));
    open();

    expect((await chooser()).getAllByRole('radio')).toHaveLength(1);
    await leave();
  });

  it('a closed pop-up can be opened again [REVOKE-009]', async () => {
    has(membership());
    open();
    await chooser();
    await leave();

    await press('멤버십 선택');

    expect(await popup('해지할 멤버십 선택')).toBeVisible();
    await leave();
  });

  it('with nothing to cancel no pop-up opens [REVOKE-009]', async () => {
    has(membership({ state: -10 }));
    open();

    expect(await screen.findByText('해지할 수 있는 멤버십이 없어요')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
