import type * as v from 'valibot';
import { accepted } from './accepted';
import { api } from './address';
import type { ApiClient } from './client';
import { maybeDay } from './read/day';
import { inData } from './read/part';
import { renamed } from './read/renamed';
import { id, maybeId, shownText, written, yes } from './read/scalar';

/**
 * Resolves if the plate is free. A conflict contains the server's message. The call sends a form. Source: API-011,
 *
 */
export const checkPlate = (call: ApiClient, plate: string): Promise<void> =>
  call({
    method: 'POST',
    path: api`/vehicles/numRegCheck`,
    form: { num_reg: plate },
    answer: accepted, // Any answer that is not a refusal means free.
  });

const byVin = renamed({
  vin: ['num_id', id],
  registeredOn: ['date_reg', maybeDay],
  plate: ['num_reg', shownText],
  title: shownText,
  categoryId: ['vehicle_cat_id', maybeId],
  categoryTitle: ['vehicle_cat_title', shownText],
  categoryDescription: ['vehicle_cat_detail_desc', shownText],
});
/** The data of the backend for a VIN. Source: API-012. */
export type VehicleByVin = v.InferOutput<typeof byVin>;

/** Fetches the data of a VIN. Source: API-012. */
export const fetchVehicleByVin = (
  call: ApiClient,
  { vin, vtgId }: { vin: string; vtgId: string },
): Promise<VehicleByVin> =>
  call({
    method: 'GET',
    path: api`/vehicles/showByNumId/${vin}`,
    query: { vtg_id: vtgId },
    answer: inData(byVin),
  });

const plusAnswer = renamed({ errCode: written, hasSubscription: ['hasSubsc', yes] });
export type PlusVehicle = v.InferOutput<typeof plusAnswer>;

/**
 * Looks up a VIN on `host`, the plus host of the environment. `domain/vin-lookup` interprets the answer. Source:
 * API-014, A-40.
 */
export const fetchPlusVehicle = (
  call: ApiClient,
  host: string,
  vin: string,
): Promise<PlusVehicle> =>
  call({
    method: 'GET',
    host,
    path: api`/plus/users/vehicle/${vin}`,
    answer: inData(plusAnswer),
  });
