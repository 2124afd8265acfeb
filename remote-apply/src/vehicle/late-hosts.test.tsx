import { arrive, filters } from '@shared/testing/arrive';
import { answer, ok, refused, sent } from '@shared/testing/network';
import { vehicles } from '@shared/testing/wire/vehicles';
import { act, renderHook } from '@testing-library/react';
import { useVehicleChoice } from './use-vehicle-choice';

it('checks the car on the host of the plus service when the filters failed at the start [API-014]', async () => {
  const started = arrive();
  answer('GET /getFilters', refused(502));
  await started;
  const vin = String(vehicles[0]?.num_id);
  const { result } = renderHook(() => useVehicleChoice(undefined, []));
  answer('GET /getFilters', filters({ host_plus: 'https://plus.example' }));
  answer(`GET /vehicles/showByNumId/${vin}`, ok(vehicles[0]));

  await act(() => result.current.chooseVehicle(vin));

  const asked = sent.map(({ url }) => url).find((url) => url.includes('/plus/users/vehicle/'));
  expect(asked).toMatch(/^https:\/\/plus\.example\//);
});
