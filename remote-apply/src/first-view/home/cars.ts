import { profileVehiclesAhead, vehiclesAhead } from '@shared/api/ahead/vehicles';
import type { Known } from '@shared/page/first-view/known';
import { type OwnVehicle, ownVehicles } from '../../vehicle/own-vehicles';

/**
 * A customer's cars once every service has answered; a visitor has none. `undefined` while they are not known, and where
 * there are none: why, React says. Source: HOME-002.
 */
export function carsOf(known: Known, brandName: string): readonly OwnVehicle[] | undefined {
  const { user } = known.visitor.known ?? {};
  if (!user) return [];
  const here = vehiclesAhead(known, user.id);
  const others = (user.vtgNo ?? user.plusNo) ? profileVehiclesAhead(known, brandName) : [];
  const cars = here && others && ownVehicles(here, others);
  return cars?.length ? cars : undefined;
}
