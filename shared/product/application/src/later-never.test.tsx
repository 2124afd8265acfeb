import 'fake-indexeddb/auto';
import {
  currentApplication,
  restoreApplication,
  resumeCameraTrip,
  startApplication,
} from './index';

jest.mock('./later', () => {
  throw new Error('did not arrive');
});

it('keeps the draft and throws nothing when the file never loads [LAND-006, BRIDGE-005]', async () => {
  startApplication({
    packageId: 'ST',
    group: 'STANDARD',
    vin: 'WBA00000000000001',
    registeredOn: undefined,
    months: 12,
    stateRequest: 'none',
  });

  await expect(restoreApplication({ pkg: 'ST' })).resolves.toMatchObject({ packageId: 'ST' });
  await expect(resumeCameraTrip()).resolves.toBeUndefined();
  expect(currentApplication()?.packageId).toBe('ST');
});
