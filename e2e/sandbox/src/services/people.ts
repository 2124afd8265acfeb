import { everybody, personBy } from '../backend/person';
import { accountVehicles } from '../backend/vehicle-rows';
import type { World } from '../world';

export const peopleOf = ({ database }: World) => ({
  list: () => everybody(database),
  byKey: (key: string) => personBy(database, 'key', key),
  vehiclesOf: (personId: string) => accountVehicles(database, personId),
});
