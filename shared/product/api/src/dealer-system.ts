import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { inData, listed } from './read/part';
import { renamed } from './read/renamed';
import { flag, id, shownText, text, yes } from './read/scalar';

/** The numbers that identify a customer in the vehicle services. */
export type CustomerNumbers = { plusNo: string | undefined; vtgNo: string | undefined };

const vehicle = renamed({
  vin: ['vinNo', id],
  model: ['modelNm', shownText],
  /** The date in the format of the dealer system. */
  registeredOn: ['carRegDt', text],
  plate: ['carRegNo', text],
  series: ['seriesNm', text],
  seriesCode: ['seriesCd', text],
  packageGroup: ['pkgGrpNm', text],
});
/** A vehicle as the dealer system knows it. We send it back unchanged. Source: ENTITY-018. */
export type DealerSystemVehicle = v.InferOutput<typeof vehicle>;

const dealerAnswer = renamed({
  accepted: ['result', flag],
  said: ['msg', text],
  registered: ['isVtgReg', yes],
  // If no entry can be read, reading fails. An empty list would claim that the vehicle is unknown.
  vehicles: ['serCustVehicle', v.optional(listed(vehicle), [])],
});
/** The answer of the dealer system. `domain/vin-lookup` interprets it. `said` is the server's message for a refusal. */
export type DealerSystemAnswer = v.InferOutput<typeof dealerAnswer>;

/**
 * Looks up a vehicle in the dealer system. With `checksOwner`, it also checks that the customer owns it. Source:
 * API-015, A-58.
 */
export const askDealerSystem = (
  call: ApiClient,
  asked: CustomerNumbers & { vin: string; checksOwner: boolean },
): Promise<DealerSystemAnswer> =>
  call({
    method: 'POST',
    path: api`/vehicles/getDmsVehiclesInfo`,
    body: {
      vehicle_id: asked.vin,
      plus_no: asked.plusNo ?? null,
      vtg_no: asked.vtgNo ?? null,
      chk_vtg: asked.checksOwner,
    },
    answer: inData(dealerAnswer),
  });

const added = renamed({ added: ['result', flag], said: ['msg', text] });
export type Added = v.InferOutput<typeof added>;

/** Adds a vehicle to the customer. Source: API-016. */
export const addVehicle = (
  call: ApiClient,
  { vehicle: from, plusNo, vtgNo }: CustomerNumbers & { vehicle: DealerSystemVehicle },
): Promise<Added> =>
  call({
    method: 'POST',
    path: api`/users/addVehicle`,
    body: {
      vinNo: from.vin,
      modelNm: from.model,
      carRegDt: from.registeredOn ?? null,
      carRegNo: from.plate ?? null,
      seriesNm: from.series ?? null,
      seriesCd: from.seriesCode ?? null,
      pkgGrpNm: from.packageGroup ?? null,
      vtg_no: vtgNo ?? null,
      plus_no: plusNo ?? null,
    },
    answer: inData(added),
  });
