import type { UserData } from '@shared/api/user';
import { modelName } from '@shared/domain/names';
import { placed } from '@shared/domain/subscription';

/** A vehicle whose memberships can be shown. */
export type ChoosableVehicle = {
  /** `vehicle_id` of the address. */
  id: string;
  vin: string;
  plate: string;
  model: string;
};

/**
 * Returns the member's vehicles, then former vehicles that still have an open membership, because a paid membership
 * must stay visible. A former vehicle uses the id of its membership.
 */
export function choosableVehicles({
  vehicles,
  subscriptions,
}: UserData): readonly ChoosableVehicle[] {
  const own = vehicles.map((vehicle) => ({
    id: vehicle.id,
    vin: vehicle.vin,
    plate: vehicle.plate,
    model: modelName(vehicle),
  }));
  const known = new Set(own.map((vehicle) => vehicle.vin));
  const left = placed(subscriptions)
    .active.filter((one) => !known.has(one.vin))
    .map((one) => ({
      id: one.id,
      vin: one.vin,
      plate: one.plate,
      model: one.vehicle.modelType || one.title,
    }));
  const once = new Map(left.map((vehicle) => [vehicle.vin, vehicle]));
  return [...own, ...once.values()];
}

type Standing = Pick<UserData['subscriptions'][number], 'state' | 'request' | 'vin'>;

/** Returns the vehicle in the address, else the first with an open membership, else the first. Source: STATUS-004. */
export function chosenVehicle(
  vehicles: readonly ChoosableVehicle[],
  askedId: string | undefined,
  { subscriptions }: { subscriptions: readonly Standing[] },
): ChoosableVehicle | undefined {
  const { active } = placed(subscriptions);
  return (
    vehicles.find(({ id }) => id === askedId) ??
    vehicles.find(({ vin }) => active.some((one) => one.vin === vin)) ??
    vehicles[0]
  );
}
