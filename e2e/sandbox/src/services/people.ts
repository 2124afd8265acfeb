import { everybody, type Person, personBy } from '../backend/person';
import type { World } from '../world';

export const peopleOf = ({ database }: World) => ({
  list: async () => (await everybody(database)).map(personCard),
  byKey: async (key: string) => cardOrNothing(await personBy(database, 'key', key)),
  byId: async (id: string) => cardOrNothing(await personBy(database, 'id', id)),
  vehiclesOf: async (personId: string) => {
    const rows = await database.query<VehicleRow>(
      `select vehicle.chassis_number as "vin", plate, registered_on::text as "registeredOn",
         model, model_year as "modelYear", make
       from account_vehicle join vehicle using (chassis_number)
       where person_id = $1 order by added_at, account_vehicle.position`,
      [personId],
    );
    return rows.map(vehicleCard);
  },
});

export type VehicleCard = {
  vin: string;
  plate: string | undefined;
  registeredOn: string | undefined;
  model: string;
  modelYear: string | undefined;
  make: string;
};

type Nullable<T> = {
  [K in keyof T]: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K];
};
type VehicleRow = Nullable<VehicleCard>;

const vehicleCard = (row: VehicleRow): VehicleCard => ({
  ...row,
  plate: row.plate ?? undefined,
  registeredOn: row.registeredOn ?? undefined,
  modelYear: row.modelYear ?? undefined,
});

const cardOrNothing = (person: Person | undefined) => person && personCard(person);

/** A person for staff. `scenario` says what the person demonstrates, `screens` have the person's ids. */
export type PersonCard = ReturnType<typeof personCard>;

export const personCard = (person: Person) => ({
  id: person.id,
  key: person.key,
  name: person.name,
  email: person.email,
  mobile: person.mobile,
  vtgId: person.vtgId ?? undefined,
  vtgNo: person.vtgNo ?? undefined,
  plusNo: person.plusNo ?? undefined,
  scenario: person.scenario,
  screens: person.screens,
});
