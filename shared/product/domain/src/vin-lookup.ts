import { fail, ok, type Result } from './result';
import { cleanVin, parseVin, VIN_LENGTH, type Vin } from './validation/vin';

export type TypedVinProblem = 'enter-vin' | 'enter-all-17';

/** Returns the VIN for a lookup. Source: VALID-022, 023. */
export function parseTypedVin(typed: string): Result<Vin, TypedVinProblem | 'cannot-be-looked-up'> {
  const text = cleanVin(typed);
  if (text === '') return fail('enter-vin');
  if (text.length !== VIN_LENGTH) return fail('enter-all-17');
  const vin = parseVin(text);
  return vin.ok ? vin : fail('cannot-be-looked-up');
}

/** Answer of the plus service about a vehicle. Only `errCode` '200' is a success. */
export type PlusAnswer = { errCode: string; hasSubscription: boolean };
/** Answer of the dealer system about a vehicle. */
export type DealerAnswer<V> = { registered: boolean; accepted: boolean; vehicles: readonly V[] };

export const plusProblem = ({ errCode, hasSubscription }: PlusAnswer) => {
  if (errCode !== '200') return 'cannot-be-looked-up';
  return hasSubscription ? 'already-enrolled' : undefined;
};

export type LookupProblem = 'already-registered' | 'cannot-be-registered' | 'no-registered-vehicle';

/** Returns the vehicle, or the reason why there is none. Source: VALID-024, A-58. */
export function lookedUp<V>({
  registered,
  accepted,
  vehicles,
}: DealerAnswer<V>): Result<V, LookupProblem> {
  if (registered) return fail('already-registered');
  if (!accepted) return fail('cannot-be-registered');
  const [found] = vehicles;
  return found === undefined ? fail('no-registered-vehicle') : ok(found);
}
