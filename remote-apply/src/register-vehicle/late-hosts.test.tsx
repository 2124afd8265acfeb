import { PopupHost } from '@shared/popup';
import { arrive, filters } from '@shared/testing/arrive';
import { answer, refused, sent } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRegisterVehicle } from './open-register-vehicle';

it('looks a car up on the host of the plus service when the filters failed at the start [APPLY-022]', async () => {
  const started = arrive();
  answer('GET /getFilters', refused(502));
  await started;
  render(<PopupHost />);
  act(() => void openRegisterVehicle());
  answer('GET /getFilters', filters({ host_plus: 'https://plus.example' }));

  await userEvent.type(screen.getByRole('textbox', { name: '차대번호' }), 'WBA00000000000002');
  await press('조회');

  const asked = () =>
    sent.map(({ url }) => url).find((url) => url.includes('/plus/users/vehicle/'));
  await waitFor(() => expect(asked()).toMatch(/^https:\/\/plus\.example\//));
});
