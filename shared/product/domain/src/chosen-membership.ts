import type { PlainDate } from './calendar';
import type { Group } from './tier';

/** A membership and a car that a page passes to home in the history state, as `choice`. */
export type ChosenMembership = {
  group: Group;
  /** Undefined means the first package of the group. */
  packageId: string | undefined;
  vin: string | undefined;
  /** A day that the customer picked. The date of a registered vehicle is in the vehicle. */
  pickedDay: PlainDate | undefined;
};
