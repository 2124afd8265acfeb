import { arrive } from '@shared/testing/arrive';
import { answer, bare, bodiesTo, ok } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { escalation, membership } from '@shared/testing/wire/memberships';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has } from '../../testing/backend';
import { inApp } from '../../testing/resubmit';
import { Transfer } from './Transfer';

beforeAll(() => arrive());

it('sends one request for five quick clicks and vibrates when it is done [TRANS-003]', async () => {
  const asks = inApp({ haptic: {} });
  answer('GET /subscs/showEscalation/S9', ok(escalation()));
  answer('POST /subscs/escalation/S9', () => {
    has(membership({ id: 'S9' }));
    return bare('');
  });
  renderPage('Transfer', Transfer, '/transfer/S9?vtg_id=V1');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^전체 동의/ }));

  const send = screen.getByRole('button', { name: '양도 신청' });
  act(() => {
    for (let times = 0; times < 5; times += 1) send.click();
  });

  expect(await popup()).toHaveTextContent('양도 신청이 완료되었습니다.');
  expect(bodiesTo('POST /subscs/escalation/S9')).toHaveLength(1);
  await waitFor(() => expect(asks.map(({ params }) => params)).toEqual([{ kind: 'success' }]));
  await press('확인');
});
