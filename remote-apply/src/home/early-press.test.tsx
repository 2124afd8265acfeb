import '../../testing/disk';
import { answers } from '@shared/api/testing/answers';
import { queryClient } from '@shared/query';
import { arriveAsGuest, member } from '@shared/testing/arrive';
import { answer, bare, ok, silence } from '@shared/testing/network';
import { address } from '@shared/testing/page';
import { vehicles } from '@shared/testing/wire/vehicles';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import { apply, open } from '../../testing/home-page';
import { stockShop } from '../../testing/shop';

beforeAll(async () => {
  history.replaceState(null, '', '/?vtg_id=VTG1');
  answer('POST /auth/initSession', bare(answers.initSession));
  answer('GET /vtg/users/showVtgUser', bare(answers.showVtgUser));
  answer('POST /users/storeToken', silence);
  await arriveAsGuest({ inApp: true });
});

it('applies with the only car when the server had no answer before the press [HOME-002, HOME-012]', async () => {
  stockShop();
  queryClient.removeQueries({ queryKey: ['session', 'user'] });
  answer('POST /users/storeToken', bare(answers.storeToken));
  answer(`GET /users/${member.id}`, ok({ vehicles: vehicles.slice(0, 1), subscs: [] }));
  answer('POST /users/getVehicles', ok({ vehicles: [] }));
  await open();
  await workDone();
  expect(screen.getByText('차량을 불러오지 못했어요')).toBeVisible();

  await apply();

  await waitFor(() => expect(address()).toHaveTextContent('/subscApply/term'));
});
