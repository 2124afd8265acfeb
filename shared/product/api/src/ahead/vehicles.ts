import { isOfBrand } from '@shared/domain/brand-filter';
import type { ProfileVehicle } from '../profile-vehicle';
import type { UserVehicle } from '../user-vehicle';
import { dayOrNone, idOf, idOrNone, known, listOf, textOrNone, type Wire } from './plain';
import type { Answers } from './start';

/**
 * Returns the registered vehicles of the customer, or `undefined` if they are not known. Source: API-006, ENTITY-016.
 */
export const vehiclesAhead = (
  { answer }: Answers,
  userId: string,
): readonly UserVehicle[] | undefined =>
  known(answer(`/users/${userId} `), ({ data }) =>
    listOf(Object(data).vehicles, (wire) => ({
      id: idOf(wire['id']),
      vin: idOf(wire['num_id']),
      plate: textOrNone(wire['num_reg']),
      registeredOn: dayOrNone(wire['date_registered']),
      modelYear: textOrNone(wire['model_year']),
      categoryId: idOrNone(wire['vehicle_cat_id']),
      model: textOrNone(wire['vehicle_cat']),
      modelDetail: textOrNone(wire['vehicle_cat_detail']),
    })),
  );

/**
 * Returns the VINs with a pending (15) or active (20) membership, or `undefined` if they are not known. It compares the
 * codes, because the prerender of home has no space for the table of their names. Source: API-006, ENTITY-021.
 */
export const enrolledAhead = ({ answer }: Answers, userId: string): readonly string[] | undefined =>
  known(answer(`/users/${userId} `), ({ data }) =>
    listOf(Object(data).subscs, ({ id, subscId, state, vehicle_num_id: vin }) => {
      idOf(id ?? subscId);
      return /^(15|20)$/.test(String(state)) ? textOrNone(vin) : '';
    }),
  );

/** Returns the vehicles of the brand from the profile service, or `undefined`. Source: API-013, ENTITY-020. */
export const profileVehiclesAhead = (
  { answer }: Answers,
  brandName: string,
): readonly ProfileVehicle[] | undefined =>
  known(answer('/users/getVehicles'), ({ data }) =>
    listOf(data === Object(data) ? (Object(data).vehicles ?? []) : data, profileVehicleOf).filter(
      ({ make }) => isOfBrand(make, brandName),
    ),
  );

/** Returns a vehicle of the profile service. Source: ENTITY-019, 039. */
export const profileVehicleOf = (wire: Wire): ProfileVehicle => ({
  vin: idOf(wire['solChassisNo']),
  plate: textOrNone(wire['solRegistrationNumber']),
  model: textOrNone(wire['solViewVehicleName']),
  make: textOrNone(wire['solMakeName']),
});
