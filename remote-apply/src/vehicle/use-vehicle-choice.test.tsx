import { type Application, currentApplication } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { forgetNetwork } from '@shared/testing/network';
import { renderHook, waitFor } from '@testing-library/react';
import { openShop } from '../../testing/vehicle-page';
import { useVehicleChoice } from './use-vehicle-choice';

beforeAll(arrive);
beforeEach(openShop);
afterEach(forgetNetwork);

/** Records on every render whether the hook reports that it is loading. */
function drawn(application: Application | undefined) {
  const said: boolean[] = [];
  renderHook(() => {
    const { isLoading } = useVehicleChoice(application, []);
    said.push(isLoading);
  });
  return said;
}

it('is loading from the first render [APPLY-021]', async () => {
  const said = drawn(currentApplication());
  await waitFor(() => expect(said.at(-1)).toBe(false));

  expect(said[0]).toBe(true);
  expect(said.indexOf(false)).toBe(said.lastIndexOf(true) + 1);
});

it('is ready at once when no vehicle was chosen before [APPLY-020]', () => {
  expect(drawn(undefined)).toEqual([false]);
});
