import type { ApiClient } from '@shared/api/client';
import { askDealerSystem, type DealerSystemVehicle } from '@shared/api/dealer-system';
import { fetchPlusVehicle } from '@shared/api/vehicles';
import {
  type LookupProblem,
  lookedUp,
  parseTypedVin,
  plusProblem,
  type TypedVinProblem,
} from '@shared/domain/vin-lookup';

/** The customer's account numbers and the address of the plus service. */
export type VinAsker = {
  call: ApiClient;
  /** Host of the plus service. Empty means this origin. */
  plusHost: string;
  plusNo: string | undefined;
  vtgNo: string | undefined;
};

type WhyNotFound = TypedVinProblem | LookupProblem | 'cannot-be-looked-up' | 'already-enrolled';

export type LookUp =
  | { ok: true; vehicle: DealerSystemVehicle }
  /** `said`: the message of the dealer system. */
  | { ok: false; problem: WhyNotFound; said: string | undefined };

const notFound = (problem: WhyNotFound, said?: string): LookUp => ({ ok: false, problem, said });

/**
 * Looks up a typed VIN. Returns the vehicle, or the first failed check: length, plus service, dealer system.
 * Source: A-58, VALID-022…024.
 * @throws {ApiFailure}
 */
export async function lookUp(
  typed: string,
  { call, plusHost, ...numbers }: VinAsker,
): Promise<LookUp> {
  const vin = parseTypedVin(typed);
  if (!vin.ok) return notFound(vin.error);
  const plus = plusProblem(await fetchPlusVehicle(call, plusHost, vin.value));
  if (plus !== undefined) return notFound(plus);
  const answer = await askDealerSystem(call, {
    ...numbers,
    vin: vin.value,
    checksOwner: false,
  });
  const found = lookedUp(answer);
  if (found.ok) return { ok: true, vehicle: found.value };
  return notFound(found.error, found.error === 'cannot-be-registered' ? answer.said : undefined);
}
