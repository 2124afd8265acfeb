import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, bodiesTo, ok } from '../../testing/network';
import { inApp } from '../../testing/resubmit';
import { arrive, has, popup, press, visit } from '../../testing/visit';
import { escalation, membership } from '../../testing/wire';
import { Transfer } from './Transfer';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));

beforeAll(() => arrive());

it('a request is sent once by five presses before anything is drawn anew, and felt when it is done [TRANS-003]', async () => {
  const asks = inApp({ haptic: {} });
  answer('GET /subscs/showEscalation/S9', ok(escalation()));
  answer('POST /subscs/escalation/S9', () => {
    has(membership({ id: 'S9' }));
    return { status: 200, body: '' };
  });
  visit('Transfer', Transfer, '/transfer/S9?vtg_id=V1');
  await userEvent.click(await screen.findByRole('checkbox', { name: '전체 동의' }));

  const send = screen.getByRole('button', { name: '양도 신청' });
  act(() => {
    for (let times = 0; times < 5; times += 1) send.click();
  });

  expect(await popup()).toHaveTextContent('양도 신청이 완료되었습니다.');
  expect(bodiesTo('POST /subscs/escalation/S9')).toHaveLength(1);
  await waitFor(() => expect(asks.map(({ params }) => params)).toEqual([{ kind: 'success' }]));
  await press('확인');
});
