import { type VehicleToCheck, vehicleProblem } from './vehicle-checks';

const good: VehicleToCheck = {
  tier: 'insurance',
  hasDate: true,
  vehicleId: 'WBA5A5C50FD520469',
  packageId: 'P1',
  categoryId: 'C1',
  alreadyEnrolled: false,
  band: 2,
  allowedBands: [2, 3, 4],
};

describe('vehicleProblem', () => {
  it('asks for a date for assurance packages [VALID-015]', () => {
    expect(vehicleProblem({ ...good, hasDate: false })).toBe('enter-date');
    expect(vehicleProblem({ ...good, hasDate: false, tier: 'plain' })).toBeUndefined();
  });

  it('asks for vehicle, membership and model [VALID-016, VALID-017, VALID-018]', () => {
    expect(vehicleProblem({ ...good, vehicleId: undefined })).toBe('register-vehicle');
    expect(vehicleProblem({ ...good, vehicleId: '' })).toBe('register-vehicle');
    expect(vehicleProblem({ ...good, packageId: undefined })).toBe('select-membership');
    expect(vehicleProblem({ ...good, categoryId: undefined })).toBe('select-vehicle');
  });

  it('refuses an enrolled vehicle [VALID-019]', () => {
    expect(vehicleProblem({ ...good, alreadyEnrolled: true })).toBe('already-enrolled');
  });

  it('refuses an age that the package does not allow [VALID-020]', () => {
    expect(vehicleProblem({ ...good, band: 5 })).toBe('NON_MATCH_VEHICLE_PKG');
    expect(vehicleProblem({ ...good, band: 'reg_date_null' })).toBe('NON_MATCH_VEHICLE_PKG');
  });

  it('checks in this order and reports only the first problem [VALID-021]', () => {
    const nothing: VehicleToCheck = {
      tier: 'insurance',
      hasDate: false,
      vehicleId: undefined,
      packageId: undefined,
      categoryId: undefined,
      alreadyEnrolled: true,
      band: 0,
      allowedBands: [],
    };
    const filled: readonly Partial<VehicleToCheck>[] = [
      {},
      { hasDate: true },
      { vehicleId: good.vehicleId },
      { packageId: 'P1' },
      { categoryId: 'C1' },
      { alreadyEnrolled: false },
      { band: 2, allowedBands: [2] },
    ];
    const told = filled.map((_, index) =>
      vehicleProblem(Object.assign({}, nothing, ...filled.slice(0, index + 1))),
    );
    expect(told).toEqual([
      'enter-date',
      'register-vehicle',
      'select-membership',
      'select-vehicle',
      'already-enrolled',
      'NON_MATCH_VEHICLE_PKG',
      undefined,
    ]);
  });
});
