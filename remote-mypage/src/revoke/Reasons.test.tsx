import { arrive } from '@shared/testing/arrive';
import { bodiesTo } from '@shared/testing/network';
import { address, popup, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp } from '../../testing/resubmit';
import { mayRevoke, openRevoke, requestWith, revoke } from '../../testing/revoke';

beforeAll(() => arrive());
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

    expect(bodiesTo('PUT /subscs/S1')).toEqual([requestWith(5, '기타', '이사를 가요')]);
  });

  it('sends the reason and ends with a message and the status of the vehicle [REVOKE-015, REVOKE-017, API-026]', async () => {
    const asks = inApp({ haptic: {} });
    openRevoke('S1', { from: '/termInfo/service' });

    await revoke();

    expect(await popup()).toHaveTextContent(
      '해지 신청이 접수됐어요. 확인 후 환불까지 14일 이상 걸릴 수 있어요.',
    );
    expect(asks.map(({ params }) => params)).toEqual([{ kind: 'success' }]);
    expect(bodiesTo('PUT /subscs/S1')).toEqual([requestWith(2, '비용이 부담돼요', null)]);
    await press('확인');
    await waitFor(() =>
      expect(address()).toHaveTextContent('/subscStatusVtg?vtg_id=V1&vehicle_id=VEH1'),
    );

    // The status replaced the form in the history.
    await press('전 화면으로');
    await waitFor(() => expect(address()).toHaveTextContent('/termInfo/service'));
  });
});
