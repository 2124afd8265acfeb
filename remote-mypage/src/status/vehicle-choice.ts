import type { UserData } from '@shared/api/user';
import { placed } from '@shared/domain/subscription';

/** A vehicle whose memberships can be looked at. */
export type ChoosableVehicle = {
  /** `vehicle_id` of the address. */
  id: string;
  vin: string;
  plate: string;
  model: string;
};

/**
 * The member's vehicles, and after them those that are not theirs any more but still carry an open membership: what
 * was paid for must not vanish with the car. Such a vehicle goes by the id of its membership.
 */
export function choosableVehicles({
  vehicles,
  subscriptions,
}: UserData): readonly ChoosableVehicle[] {
  const own = vehicles.map(({ id, vin, plate, model }) => ({
    id,
    vin,
    plate,
    model,
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

export const vehicleLabel = ({ model, plate }: ChoosableVehicle): string =>
  [model, plate].filter(Boolean).join(' · ');

/** The vehicle the address names, else the first with an open membership, else the first. Source: STATUS-004. */
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
