import type { PlainDate } from './calendar';
import type { Group } from './tier';

/** A membership and a car, as pages hand them to home: with a place in the history, as `choice`. */
export type ChosenMembership = {
  group: Group;
  /** Undefined is the group's first. */
  packageId: string | undefined;
  vin: string | undefined;
  /** Picked by hand; a vehicle's own date stands in the vehicle. */
  pickedDay: PlainDate | undefined;
};
