import { isOfBrand } from '@shared/domain/brand-filter';
import * as v from 'valibot';
import { id, shownText } from './read/scalar';

export const profileVehicle = v.pipe(
  v.object({
    solChassisNo: id,
    solRegistrationNumber: shownText,
    solViewVehicleName: shownText,
    solMakeName: shownText,
  }),
  v.transform((wire) => ({
    vin: wire.solChassisNo,
    plate: wire.solRegistrationNumber,
    model: wire.solViewVehicleName,
    make: wire.solMakeName,
  })),
);
/** A vehicle of the profile service or the estimate. Source: ENTITY-019, 020, 039. */
export type ProfileVehicle = v.InferOutput<typeof profileVehicle>;

/** Returns only the vehicles of the brand. Source: ENTITY-020, A-44. */
export const ofBrand = (
  vehicles: readonly ProfileVehicle[],
  brandName: string,
): readonly ProfileVehicle[] => vehicles.filter(({ make }) => isOfBrand(make, brandName));
