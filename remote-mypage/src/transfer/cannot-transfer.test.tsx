import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { escalation } from '@shared/testing/wire/memberships';
import { screen } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Transfer } from './Transfer';

beforeAll(() => arrive());
beforeEach(() => has());

const open = () => renderPage('Transfer', Transfer, '/transfer/S9?vtg_id=V1');

describe('membership that cannot be taken over', () => {
  it.each([
    [
      '29 days are left',
      { date_stop: '2026-12-19' },
      '남은 기간이 30일 이상인 멤버십만 양도받을 수 있어요.',
    ],
    ['it was transferred before', { state: 1 }, '이미 양도가 신청된 멤버십이에요.'],
    [
      'it has not started',
      { date_start: null, date_stop: null },
      '아직 이용이 시작되지 않은 멤버십은 양도받을 수 없어요.',
    ],
  ])('explains that %s and sends no request [TRANS-010]', async (_, own, why) => {
    answer('GET /subscs/showEscalation/S9', ok(escalation(own)));
    open();

    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '양도 신청' })).not.toBeInTheDocument();
  });

  it('can be taken over with 30 days left [TRANS-010]', async () => {
    answer('GET /subscs/showEscalation/S9', ok(escalation({ date_stop: '2026-12-20' })));
    open();

    expect(await screen.findByRole('button', { name: '양도 신청' })).toBeEnabled();
  });
});
