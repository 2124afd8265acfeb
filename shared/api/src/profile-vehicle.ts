import { isOfBrand } from '@shared/domain/brand-filter';
import * as v from 'valibot';
import { id, shownText } from './read/scalar';

/** A vehicle as the profile service and the estimate know it. Source: ENTITY-019, 020, 039. */
export type ProfileVehicle = {
  vin: string;
  plate: string;
  model: string;
  make: string;
};

export const profileVehicle = v.pipe(
  v.object({
    solChassisNo: id,
    solRegistrationNumber: shownText,
    solViewVehicleName: shownText,
    solMakeName: shownText,
  }),
  v.transform(
    (wire): ProfileVehicle => ({
      vin: wire.solChassisNo,
      plate: wire.solRegistrationNumber,
      model: wire.solViewVehicleName,
      make: wire.solMakeName,
    }),
  ),
);

/** Only the maker's own are kept. Source: ENTITY-020, A-44. */
export const ofBrand = (
  vehicles: readonly ProfileVehicle[],
  brandName: string,
): readonly ProfileVehicle[] => vehicles.filter(({ make }) => isOfBrand(make, brandName));
