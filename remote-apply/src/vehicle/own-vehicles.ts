import type { ProfileVehicle } from '@shared/api/profile-vehicle';
import type { UserVehicle } from '@shared/api/user-vehicle';
import type { PlainDate } from '@shared/domain/calendar';
import { allowedBands } from '@shared/domain/cost';
import { modelOf } from '@shared/domain/model-of';
import { modelName } from '@shared/domain/names';
import type { Package } from '@shared/domain/package';

/** A vehicle of the customer, from any of the services. */
export type OwnVehicle = {
  vin: string;
  plate: string;
  model: string;
  /** Absent when the backend only knows the title of the model, or does not know the vehicle yet. */
  categoryId: string | undefined;
  /** Title of the vehicle category, or '' if unknown. */
  categoryTitle: string;
  /** True when the backend knows the vehicle. Other vehicles are known only to the profile service. */
  isRegistered: boolean;
  registeredOn: PlainDate | undefined;
  modelYear: string;
  /** True when the customer has a pending or active membership for it. */
  hasMembership: boolean;
};

/**
 * Returns the customer's vehicles of the maker's brand: first the registered ones, then those that only the profile
 * service knows. `ofBrand` holds no other make, and no other make can be registered. `enrolled` are the VINs with
 * a pending or active membership. Source: HOME-002, API-013, ENTITY-020, A-44.
 */
export function ownVehicles(
  registered: readonly UserVehicle[],
  ofBrand: readonly ProfileVehicle[],
  enrolled: readonly string[],
): readonly OwnVehicle[] {
  const known = registered.map(({ vin }) => vin);
  const others = ofBrand.filter(({ vin }) => !known.includes(vin));
  return [...registered.map(fromUser), ...others.map(fromProfile)].map((vehicle) => ({
    ...vehicle,
    hasMembership: enrolled.includes(vehicle.vin),
  }));
}

type Described = Omit<OwnVehicle, 'hasMembership'>;

const fromUser = (vehicle: UserVehicle): Described => ({
  vin: vehicle.vin,
  plate: vehicle.plate,
  model: modelName(vehicle),
  categoryId: vehicle.categoryId,
  categoryTitle: vehicle.model,
  isRegistered: true,
  registeredOn: vehicle.registeredOn,
  modelYear: vehicle.modelYear,
});

const fromProfile = (vehicle: ProfileVehicle): Described => ({
  vin: vehicle.vin,
  plate: vehicle.plate,
  model: vehicle.model,
  categoryId: undefined,
  categoryTitle: '',
  isRegistered: false,
  registeredOn: undefined,
  modelYear: '',
});

/**
 * Returns whether every vehicle is registered and no membership is available for any of their models, at any age.
 * Source: A-75, MSG-022.
 */
export const noneSubscribable = (
  vehicles: readonly OwnVehicle[],
  packages: readonly Package[],
): boolean =>
  vehicles.length > 0 &&
  vehicles.every(
    (vehicle) =>
      vehicle.isRegistered &&
      packages.every(
        (one) => allowedBands(one, modelOf(vehicle, packages, one.id) ?? '').length === 0,
      ),
  );

/** Reasons why there is nothing to choose from. Source: A-75, MSG-020, 021. */
export type NoVehicles =
  | 'no-plus-user'
  | 'no-vantage-user'
  | 'no-plus-vehicles'
  | 'no-vantage-vehicles';

/**
 * Returns why the list is empty. Checks the accounts before the vehicles, and first the account that provides the
 * vehicles. Source: A-75.
 */
export function whyNoVehicles({
  vehicles,
  vtgNo,
  plusNo,
}: {
  vehicles: readonly OwnVehicle[];
  vtgNo: string | undefined;
  plusNo: string | undefined;
}): NoVehicles | undefined {
  if (vehicles.length > 0) return undefined;
  if (!vtgNo) return plusNo ? 'no-vantage-user' : 'no-plus-user';
  return plusNo ? 'no-plus-vehicles' : 'no-vantage-vehicles';
}
