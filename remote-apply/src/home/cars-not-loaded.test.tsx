import '../../testing/disk';
import { queryClient } from '@shared/query';
import { arrive, member } from '@shared/testing/arrive';
import { answer, inTurn, ok, refused } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { vehicles } from '@shared/testing/wire/vehicles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stockShop } from '../../testing/shop';
import { SubscApplyVehicle } from '../vehicle/SubscApplyVehicle';
import { SubscGuide } from './SubscGuide';

beforeAll(arrive);

it.each([
  ['home', 'SubscGuide', SubscGuide, '/'],
  ['the vehicle page', 'SubscApplyVehicle', SubscApplyVehicle, '/subscApply/vehicle?vtg_id=V1'],
] as const)(
  'takes no answer for no car on %s, and loads the cars again [MSG-021]',
  async (_, name, Page, at) => {
    stockShop();
    queryClient.removeQueries({ queryKey: ['session', 'user'] });
    answer('POST /users/getVehicles', refused(500));
    answer(`GET /users/${member.id}`, inTurn(refused(500), ok({ vehicles, subscs: [] })));
    renderPage(name, Page, at);

    expect(await screen.findByRole('alert')).toHaveTextContent('차량을 불러오지 못했어요');
    expect(screen.queryByText(/등록된 차량이 없/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));

    await waitFor(() => expect(screen.getAllByText(/12가3456/).length).toBeGreaterThan(0));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
