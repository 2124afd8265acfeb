import 'fake-indexeddb/auto';
import { start } from '../testing/insured';
import {
  currentApplication,
  restoreApplication,
  resumeCameraTrip,
  startApplication,
} from './index';

/** How often loading the lazy file fails. */
const mockLine = { lost: 0, asked: 0 };
jest.mock('./later', () => {
  mockLine.asked += 1;
  if (mockLine.asked <= mockLine.lost) throw new Error('did not arrive');
  return jest.requireActual('./later');
});

const reqs = {
  pkg: 'PR',
  vehicle_num_id: 'WBA00000000000001',
  payments: { step: 3, terms: {} },
};
const sold = [{ id: 'PR', group: 'PREMIUM', tier: 'plain' }] as never;

beforeEach(() => {
  sessionStorage.clear();
  mockLine.asked = 0;
});

it('keeps the draft and throws nothing when the file never loads [LAND-006, BRIDGE-005]', async () => {
  mockLine.lost = Number.POSITIVE_INFINITY;
  startApplication(start);

  await expect(restoreApplication({ pkg: 'PK1' })).resolves.toMatchObject({ packageId: 'PK1' });
  await expect(resumeCameraTrip()).resolves.toBeUndefined();
  expect(currentApplication()?.packageId).toBe('PK1');
});

it('loads a failed file once more, so that the returned order is restored [LAND-006]', async () => {
  mockLine.lost = 1;

  const restored = await restoreApplication(reqs, sold);

  expect(restored).toMatchObject({ packageId: 'PR', group: 'PREMIUM' });
  expect(currentApplication()).toBe(restored);
  expect(mockLine.asked).toBe(2);
});
