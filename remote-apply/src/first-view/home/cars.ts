import { enrolledAhead, profileVehiclesAhead, vehiclesAhead } from '@shared/api/ahead/vehicles';
import type { Known } from '@shared/prerender/known';
import { type OwnVehicle, ownVehicles } from '../../vehicle/own-vehicles';

/**
 * Returns the customer's cars once every service has answered; a visitor has none. Returns `undefined` while the cars
 * are not known, and when the customer has none, because only React explains the reason. Source: HOME-002.
 */
export function carsOf(known: Known, brandName: string): readonly OwnVehicle[] | undefined {
  const { user } = known.visitor.known ?? {};
  if (!user) return [];
  const here = vehiclesAhead(known, user.id);
  const others = (user.vtgNo ?? user.plusNo) ? profileVehiclesAhead(known, brandName) : [];
  const enrolled = enrolledAhead(known, user.id);
  const cars = here && others && enrolled && ownVehicles(here, others, enrolled);
  return cars?.length ? cars : undefined;
}
