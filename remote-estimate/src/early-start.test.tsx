import { queryClient } from '@shared/query';
import { arrive, member } from '@shared/testing/arrive';
import { answer, bodiesTo, ok, refused } from '@shared/testing/network';
import { vehicles } from '@shared/testing/wire/vehicles';
import { screen, waitFor } from '@testing-library/react';
import { open, serve } from '../testing/page';
import { estimateQuery } from './queries/estimate';

describe('Estimate before the user data is loaded', () => {
  it('requests the estimate, and shows neither it nor its failure yet [EST-014] [API-038]', async () => {
    let load = (_: ReturnType<typeof ok>) => {};
    const arrived = arrive();
    serve();
    answer('POST /users/estimate', refused(500));
    answer(`GET /users/${member.id}`, () => new Promise((done) => (load = done)));
    open();

    const { queryKey } = estimateQuery(member.vtgNo);
    await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'));
    expect(bodiesTo('POST /users/estimate')).toEqual([{ vtg_no: member.vtgNo }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status', { name: '불러오는 중' })).toBeVisible();
    load(ok({ vehicles, subscs: [] }));
    await waitFor(() => arrived);
  });
});
