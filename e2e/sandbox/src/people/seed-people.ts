import { settings } from '@shared/config/settings';
import type { Queries } from '@shared/database/database';
import { addMonths, type PlainDate } from '@shared/domain/calendar';
import type { Clock } from '../clock';
import { insertAll } from './insert';
import type { Scenario, SeedVehicle, StockVehicle } from './people';

const padded = (number: number, width: number): string => String(number).padStart(width, '0');
const syllables = '가나다라마바사아';

export const personId = ({ number }: Pick<Scenario, 'number'>): string => `U${1000 + number}`;
const vtgId = ({ number }: Pick<Scenario, 'number'>): string => `VTG${10_000 + number}`;

/** Returns a VIN of 17 characters: maker, model, person and index in the list. */
export const vinOf = (
  { number }: Pick<Scenario, 'number'>,
  { make, category }: SeedVehicle,
  index: number,
): string => {
  const maker = make === undefined ? 'MRD' : 'WMN';
  return `${maker}${(category ?? 'CAT-XX').slice(4)}K2${padded(number, 4)}00${padded(index, 2)}00`;
};

const plateOf = ({ number }: Scenario, { plate }: SeedVehicle, index: number): string =>
  plate ?? `${10 + number}${syllables[index % syllables.length]}${1000 + number * 10 + index}`;

/** Returns the first registration of a vehicle that is `age` months old today. Source: A-30. */
const registeredOn = (today: PlainDate, age: number | null): PlainDate | null =>
  age === null ? null : addMonths(today, -(age - 1));

export async function seedPeople(
  tx: Queries,
  scenarios: readonly Scenario[],
  stock: Readonly<Record<string, StockVehicle>>,
  clock: Clock,
): Promise<void> {
  const today = clock.today();
  const owned = scenarios.flatMap((person) =>
    person.vehicles.map((vehicle, index) => ({ person, vehicle, index })),
  );
  await insertAll(tx, 'person', scenarios.map(personRow));
  await insertAll(tx, 'vehicle', [
    ...owned.map(({ person, vehicle, index }) => ({
      ...vehicleRow(today, vehicle, vinOf(person, vehicle, index)),
      plate: plateOf(person, vehicle, index),
      dealer_owner_id: personId(named(scenarios, vehicle.soldTo) ?? person),
    })),
    ...Object.values(stock).map((vehicle) => vehicleRow(today, vehicle, vehicle.vin, vehicle)),
  ]);
  await insertAll(
    tx,
    'account_vehicle',
    owned.flatMap(({ person, vehicle, index }) => {
      const buyer = named(scenarios, vehicle.soldTo);
      return [person, ...(buyer ? [buyer] : [])].map((holder) => ({
        id: `AV${padded(holder.number, 3)}${padded(person.number, 3)}${padded(index, 2)}`,
        person_id: personId(holder),
        chassis_number: vinOf(person, vehicle, index),
        added_at: clock.now().toISOString(),
      }));
    }),
  );
}

const named = (scenarios: readonly Scenario[], key: string | undefined): Scenario | undefined =>
  key === undefined ? undefined : scenarios.find((one) => one.key === key);

function personRow(person: Scenario, position: number) {
  const { number, key, name, scenario, isTest = false, linked = true } = person;
  const vin = person.vehicles[0] && vinOf(person, person.vehicles[0], 0);
  const filled = (path: string) => path.replace('{vtg}', vtgId(person)).replace('{vin}', vin ?? '');
  return {
    id: personId(person),
    key,
    position,
    name,
    email: isTest ? 'qa@test.servicecare.example' : `${key}@customer.example`,
    mobile: `010-${padded(2000 + number * 7, 4)}-${padded(5000 + number * 13, 4)}`,
    vtg_id: linked ? vtgId(person) : null,
    vtg_no: linked ? String(700_000 + number) : null,
    plus_id: `PLUS${10_000 + number}`,
    plus_no: String(800_000 + number),
    is_test: isTest,
    scenario,
    screens: person.screens.map(({ label, path }) => ({ label, path: filled(path) })),
  };
}

const MONTHS_OF_A_YEAR = 12;

function vehicleRow(
  today: PlainDate,
  vehicle: SeedVehicle,
  vin: string,
  stocked: Partial<StockVehicle> = {},
) {
  const { age, model, category, detail, make, plate, plateRefusal, estimate = 'Y' } = vehicle;
  const built = age === null ? null : addMonths(today, -(age - 1 + MONTHS_OF_A_YEAR / 4));
  return {
    chassis_number: vin,
    plate: plate ?? null,
    registered_on: registeredOn(today, age),
    model,
    model_year: built === null ? null : built.slice(0, 4),
    make: make ?? settings.vehicle.brandName,
    category_id: category ?? null,
    category_detail: detail ?? null,
    category_detail_desc: detail === undefined ? null : `${detail} 가솔린`,
    series_name: detail?.split(' ')[0] ?? null,
    series_code: category?.slice(4) ?? null,
    dealer_owner_id: null,
    in_dealer_system: stocked.inDealerSystem ?? true,
    dealer_refusal: stocked.dealerRefusal ?? null,
    plus_code: stocked.plusCode ?? '200',
    plus_has_subsc: stocked.plusHasSubsc ?? false,
    plate_refusal: plateRefusal ?? null,
    estimate_yn: estimate,
  };
}
