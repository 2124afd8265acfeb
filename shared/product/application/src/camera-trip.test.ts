import 'fake-indexeddb/auto';
import { newApplication } from './application';
import { createCameraTrips } from './camera-trip';

const application = newApplication(
  {
    packageId: 'P1',
    group: 'POWER TRAIN',
    tier: 'insurance',
    vin: 'WBA00000000000001',
    registeredOn: undefined,
    months: 12,
    stateRequest: 'none',
  },
  '7b0b6f0e-9d5c-4c1a-8f35-2f6f5a3b1c2d',
);
const leftAt = 1_795_000_000_000;
const trip = { questionId: 'q-1', kind: 'inspection', leftAt, application } as const;
const MINUTE = 60_000;

describe('camera trip', () => {
  beforeEach(() => createCameraTrips(indexedDB).clear());

  it('survives a killed page with its question and application [APPLY-009] [PHOTO-005]', async () => {
    await createCameraTrips(indexedDB).save(trip);

    const after = await createCameraTrips(indexedDB).read(leftAt + MINUTE);

    expect(after).toMatchObject({ questionId: 'q-1', kind: 'inspection' });
    expect(after?.application).toMatchObject({ packageId: 'P1', tier: 'insurance' });
  });

  it('of the previous release continues with its answers', async () => {
    const { vin, ...before } = application;
    const begun = { ...trip, application: { ...before, chassisNumber: vin } };
    await createCameraTrips(indexedDB).save(begun);

    expect(await createCameraTrips(indexedDB).read(leftAt)).toEqual(trip);
  });

  it('is over after the answer', async () => {
    const trips = createCameraTrips(indexedDB);
    await trips.save(trip);
    await trips.clear();

    expect(await trips.read(leftAt + MINUTE)).toBeUndefined();
  });

  it('is removed after half an hour, also from disk', async () => {
    const trips = createCameraTrips(indexedDB);
    await trips.save(trip);

    expect(await trips.read(leftAt + 30 * MINUTE)).toBeUndefined();
    expect(await trips.read(leftAt)).toBeUndefined();
  });

  it('is not stored when the browser has no database', async () => {
    const trips = createCameraTrips(undefined);
    await trips.save(trip);

    expect(await trips.read(leftAt)).toBeUndefined();
  });
});
