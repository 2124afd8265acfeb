import { settings } from '@shared/config/settings';
import type { Queries } from '@shared/database/database';
import { isOfBrand } from '@shared/domain/brand-filter';
import type { Person } from './person';
import { forbidden } from './refusal';

export type VehicleRow = {
  vin: string;
  plate: string | null;
  registeredOn: string | null;
  model: string;
  modelYear: string | null;
  make: string;
  categoryId: string | null;
  categoryTitle: string | null;
  categoryDetail: string | null;
  categoryDetailDesc: string | null;
  seriesName: string | null;
  seriesCode: string | null;
  dealerOwnerId: string | null;
  inDealerSystem: boolean;
  dealerRefusal: string | null;
  plusCode: string;
  plusHasSubsc: boolean;
  estimateYn: 'Y' | 'N';
};

export async function vehicleOf(queries: Queries, vin: string): Promise<VehicleRow | undefined> {
  const [row] = await queries.query<VehicleRow>('select * from vehicle_row where vin = $1', [vin]);
  return row;
}

export const accountVehicles = (queries: Queries, personId: string) =>
  queries.query<VehicleRow & { id: string }>(
    `select account_vehicle.id, vehicle_row.* from account_vehicle join vehicle_row on vin = chassis_number
     where person_id = $1 order by added_at, position`,
    [personId],
  );

/** Returns the vehicles of the maker's brand, as users/{id} lists them. Source: API-006, ENTITY-016. */
export async function userVehicles(queries: Queries, personId: string) {
  const vehicles = await accountVehicles(queries, personId);
  return vehicles
    .filter(({ make }) => isOfBrand(make, settings.vehicle.brandName))
    .map((vehicle) => ({
      id: vehicle.id,
      num_id: vehicle.vin,
      num_reg: vehicle.plate,
      date_registered: vehicle.registeredOn,
      model_year: vehicle.modelYear,
      vehicle_cat_id: vehicle.categoryId,
      vehicle_cat: vehicle.categoryTitle,
      vehicle_cat_detail: vehicle.categoryDetail,
    }));
}

/** Returns vehicles of all brands, as the profile service lists them. Source: API-008, API-013, ENTITY-020. */
export async function profileVehicles(queries: Queries, personId: string) {
  const vehicles = await accountVehicles(queries, personId);
  return vehicles.map(({ vin, plate, model, make }) => ({
    solChassisNo: vin,
    solRegistrationNumber: plate,
    solViewVehicleName: model,
    solMakeName: make,
  }));
}

export async function isOnAccount(
  queries: Queries,
  personId: string,
  vin: string,
): Promise<boolean> {
  const rows = await queries.query(
    'select 1 from account_vehicle where person_id = $1 and chassis_number = $2',
    [personId, vin],
  );
  return rows.length > 0;
}

/** Returns the vehicle if it is on the caller's account. @throws {Refused} 403. Source: SEC-002. */
export async function ownVehicle(
  queries: Queries,
  person: Person,
  vin: string,
): Promise<VehicleRow> {
  const vehicle = await vehicleOf(queries, vin);
  if (vehicle === undefined || !(await isOnAccount(queries, person.id, vin))) throw forbidden();
  return vehicle;
}

/**
 * Refuses a vehicle that belongs to another customer, by account or by dealer system. A vehicle that the dealer system
 * assigns to the caller is allowed, even if it is on another account.
 * @throws {Refused} 403. Source: SEC-002.
 */
export async function notSomebodyElses(
  queries: Queries,
  person: Person,
  vin: string,
): Promise<VehicleRow | undefined> {
  const vehicle = await vehicleOf(queries, vin);
  if (vehicle === undefined || vehicle.dealerOwnerId === person.id) return vehicle;
  if (await isOnAccount(queries, person.id, vin)) return vehicle;
  const others = await queries.query('select 1 from account_vehicle where chassis_number = $1', [
    vin,
  ]);
  if (others.length > 0 || vehicle.dealerOwnerId !== null) throw forbidden();
  return vehicle;
}
