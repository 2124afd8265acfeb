import 'fake-indexeddb/auto';
import { restoreApplication } from './index';

/** How often loading the lazy file fails. */
const mockLine = { lost: 0, asked: 0 };
jest.mock('./later', () => {
  mockLine.asked += 1;
  if (mockLine.asked <= mockLine.lost) throw new Error('did not arrive');
  return jest.requireActual('./later');
});

const reqs = {
  pkg: 'ST',
  vehicle_num_id: 'WBA00000000000001',
  payments: { step: 3, terms: {} },
};
const sold = [{ id: 'ST', group: 'STANDARD', tier: 'plain' }] as never;

beforeEach(() => {
  sessionStorage.clear();
  mockLine.asked = 0;
});

it('loads a failed file once more, so that the returned order is restored [LAND-006]', async () => {
  mockLine.lost = 1;

  const restored = await restoreApplication(reqs, sold);

  expect(restored?.packageId).toBe('ST');
  expect(mockLine.asked).toBe(2);
});
