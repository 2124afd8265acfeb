import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { answer, forgetNetwork } from '@shared/testing/network';
import { screen } from '@testing-library/react';
import { offer, openOffer, ROUTE } from '../../testing/solicitation';

beforeAll(() => arrive());
beforeEach(() => {
  forgetNetwork();
  queryClient.clear();
});

describe('SubscSolicitation', () => {
  it('shows name, plate and VIN in full to a signed-in customer [SOLIC-007]', async () => {
    answer(ROUTE, offer(10));
    openOffer();

    expect(await screen.findByText('김하늘님께 제안드린 멤버십이에요.')).toBeVisible();
    expect(screen.getByText('12가3456 · 520D XDRIVE')).toBeVisible();
    expect(screen.getByText('WBA00000000000001')).toBeVisible();
  });
});
