import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, bodiesTo, ok, refused } from '@shared/testing/network';
import { address } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { escalation, membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has } from '../../testing/backend';
import { Subsc } from '../status/Subsc';

beforeAll(() => arrive());

const open = () => renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1&vehicle_id=VEH1');
const offer = () => screen.queryByText('이전 소유자의 멤버십이 있어요');
const found = (user_id: string) =>
  answer('POST /vehicles/escalationCheck', ok({ user_id, subsc_id: 'S9' }));
const wasAsked = () =>
  waitFor(() => expect(bodiesTo('POST /vehicles/escalationCheck')).not.toEqual([]));

beforeEach(() => {
  has();
  answer('GET /subscs/showEscalation/S9', ok(escalation()));
});

describe('TransferOffer', () => {
  it('appears when another user’s membership is on the member’s vehicle [TRANS-004] [API-032]', async () => {
    found('U2');
    open();

    await userEvent.click(await screen.findByRole('link', { name: '멤버십 양도받기' }));

    expect(bodiesTo('POST /vehicles/escalationCheck')).toEqual([
      { vtg_id: 'V1', num_id: 'WBA00000000000001' },
    ]);
    await workDone();
    expect(address()).toHaveTextContent('/transfer/S9?vtg_id=V1');
  });

  it('explains why not with 29 days left [TRANS-010]', async () => {
    found('U2');
    answer('GET /subscs/showEscalation/S9', ok(escalation({ date_stop: '2026-12-19' })));
    open();

    expect(
      await screen.findByText('남은 기간이 30일 이상인 멤버십만 양도받을 수 있어요.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: '멤버십 양도받기' })).not.toBeInTheDocument();
  });

  it('does not appear for the member’s own membership [TRANS-004]', async () => {
    found('U1');
    open();

    await wasAsked();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(offer()).not.toBeInTheDocument();
    expect(addressesOf('GET /subscs/showEscalation/S9')).toEqual([]);
  });

  it('is not requested when the vehicle has a membership [TRANS-004]', async () => {
    has(membership());
    found('U2');
    open();

    await screen.findByText('가입');
    expect(bodiesTo('POST /vehicles/escalationCheck')).toEqual([]);
  });

  it('does not appear when it cannot be loaded, without a message [TRANS-004]', async () => {
    answer('POST /vehicles/escalationCheck', refused(500, '조회 오류'));
    open();

    await wasAsked();
    expect(await screen.findByText('가입한 멤버십이 없어요')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
