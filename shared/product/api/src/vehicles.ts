import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { maybeDay } from './read/day';
import { inData } from './read/part';
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
    answer: v.pipe(
      v.unknown(), // Any answer that is not a refusal means free.
      v.transform((): void => undefined),
    ),
  });

const byVin = v.pipe(
  v.object({
    num_id: id,
    date_reg: maybeDay,
    num_reg: shownText,
    title: shownText,
    vehicle_cat_id: maybeId,
    vehicle_cat_title: shownText,
    vehicle_cat_detail_desc: shownText,
  }),
  v.transform((wire) => ({
    vin: wire.num_id,
    registeredOn: wire.date_reg,
    plate: wire.num_reg,
    title: wire.title,
    categoryId: wire.vehicle_cat_id,
    categoryTitle: wire.vehicle_cat_title,
    categoryDescription: wire.vehicle_cat_detail_desc,
  })),
);
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

const plusAnswer = v.pipe(
  v.object({ errCode: written, hasSubsc: yes }),
  v.transform(({ errCode, hasSubsc }) => ({ errCode, hasSubscription: hasSubsc })),
);
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
