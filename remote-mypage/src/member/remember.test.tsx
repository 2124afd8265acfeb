import { queryClient } from '@shared/query';
import { userDataKey } from '@shared/session';
import { arrive } from '@shared/testing/arrive';
import { ok } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has, takes } from '../../testing/backend';
import { holdBack } from '../../testing/hold-back';
import { openDetail, openStatus } from '../../testing/pages';
import { remember } from './remember';

beforeAll(() => arrive());

describe('a change', () => {
  it('stays on the page when an answer from before it arrives late [REVOKE-018]', async () => {
    const requested = membership({ state_req: -20 });
    has(requested);
    const come = holdBack('GET /subscs/S1', ok(requested));
    openDetail();
    await screen.findByRole('button', { name: '해지 신청 취소' });
    has(requested);
    takes('PUT /subscs/S1', membership());
    await press('해지 신청 취소');
    await userEvent.click(within(await popup()).getByRole('button', { name: '해지 신청 취소' }));
    await press('확인');

    await come();

    await workDone();
    expect(screen.queryByRole('button', { name: '해지 신청 취소' })).not.toBeInTheDocument();
  });

  it('loads the list again when it was being loaded meanwhile', async () => {
    const known = () => queryClient.getQueryData(userDataKey())?.subscriptions ?? [];
    has(membership());
    openStatus();
    await waitFor(() => expect(known()).toHaveLength(1));
    const subscs = [membership(), membership({ id: 'S2' })];
    const come = holdBack('GET /users/U1', ok({ vehicles: [], subscs }));
    void queryClient.refetchQueries({ queryKey: userDataKey() });
    await workDone();

    for (const one of known()) remember(one);
    await come();

    await waitFor(() => expect(known()).toHaveLength(2));
  });
});
