import { isOfBrand } from '@shared/domain/brand-filter';
import type * as v from 'valibot';
import { renamed } from './read/renamed';
import { id, shownText } from './read/scalar';

export const profileVehicle = renamed({
  vin: ['solChassisNo', id],
  plate: ['solRegistrationNumber', shownText],
  model: ['solViewVehicleName', shownText],
  make: ['solMakeName', shownText],
});
/** A vehicle of the profile service or the estimate. Source: ENTITY-019, 020, 039. */
export type ProfileVehicle = v.InferOutput<typeof profileVehicle>;

/** Returns only the vehicles of the brand. Source: ENTITY-020, A-44. */
export const ofBrand = (
  vehicles: readonly ProfileVehicle[],
  brandName: string,
): readonly ProfileVehicle[] => vehicles.filter(({ make }) => isOfBrand(make, brandName));
