import 'fake-indexeddb/auto';
import { restoreApplication } from './index';

/** How often the file of what no first view needs has not arrived. */
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

it('a file that does not arrive at first is asked for once more, so that what came back is restored [LAND-006]', async () => {
  mockLine.lost = 1;

  const restored = await restoreApplication(reqs, sold);

  expect(restored?.packageId).toBe('ST');
  expect(mockLine.asked).toBe(2);
});
