import { plainDate } from '@shared/domain/calendar';
import { NOON } from '@shared/domain/testing/noon';
import { now, today } from '@shared/session';
import { arrive } from '@shared/testing/arrive';
import { answer, bare, bodiesTo } from '@shared/testing/network';
import { facts, popup, press, told } from '@shared/testing/page';
import { membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has } from '../../testing/backend';
import { holdBack } from '../../testing/hold-back';
import { mayRevoke, openRevoke, refund, revoke } from '../../testing/revoke';

jest.mock('@shared/session', () => ({
  ...jest.requireActual('@shared/session'),
  now: jest.fn(),
  today: jest.fn(),
}));

const setClock = (day: string, time: Date) => {
  jest.mocked(today).mockReturnValue(plainDate(day));
  jest.mocked(now).mockReturnValue(time);
};
const midnight = () => setClock('2026-11-21', new Date('2026-11-20T15:00:10Z'));

beforeAll(() => arrive());
beforeEach(() => setClock('2026-11-20', new Date(NOON)));

describe('a cancellation around midnight', () => {
  it('keeps the reason and its lock, and shows the amount of the new day [REVOKE-002, REVOKE-003]', async () => {
    mayRevoke();
    openRevoke();
    await userEvent.click(await screen.findByRole('radio', { name: '기타' }));
    await userEvent.type(screen.getByRole('textbox'), '이사를 가요');
    await press('해지 신청');
    await popup('해지 신청 확인');
    const come = holdBack('GET /subscs/getRefundPrice/S1', refund(607_350));
    midnight();
    await press('해지 신청');
    await workDone();

    expect(screen.getByRole('textbox')).toHaveValue('이사를 가요');
    expect(screen.getByRole('button', { name: '해지 신청' })).toBeDisabled();
    await come();
    await told('그사이 예상 환불액이 바뀌었어요. 바뀐 금액을 확인한 뒤 다시 진행해 주세요.');
    expect((await screen.findAllByText('607,350원')).length).toBeGreaterThan(0);
    expect(screen.queryByText('757,350원')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('이사를 가요');
    expect(bodiesTo('PUT /subscs/S1')).toEqual([]);
  });

  const lastFreeDay = () => {
    const young = membership({ date_start: '2026-11-07' });
    has(young);
    answer('GET /subscs/getRefundPrice/S1', refund(801_500, null));
    answer('PUT /subscs/S1', () => {
      midnight();
      has({ ...young, state_req: -20 });
      return bare('');
    });
  };

  it('has the refund time of the day on which it was sent [LAW-007]', async () => {
    lastFreeDay();
    openRevoke();
    await revoke();

    await told(
      '해지 신청이 접수됐어요. 환불은 청약철회를 접수한 날부터 3영업일 이내에 카드사에 요청해요.',
    );
  });

  it('has the time of sending in its acknowledgement [LAW-006]', async () => {
    lastFreeDay();
    openRevoke('S1&form=withdrawal');
    await press('청약철회');
    await popup('청약철회 확인');
    await press('청약철회');

    await popup('청약철회 접수');
    expect(facts()['접수 일시']).toBe('2026-11-20 12:00');
    await press('확인');
  });
});
