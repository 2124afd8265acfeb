import * as v from 'valibot';
import { maybeDay } from './read/day';
import { id, maybeId, shownText } from './read/scalar';

export const userVehicle = v.pipe(
  v.object({
    id,
    num_id: id,
    num_reg: shownText,
    date_registered: maybeDay,
    model_year: shownText,
    vehicle_cat_id: maybeId,
    vehicle_cat: shownText,
    vehicle_cat_detail: shownText,
  }),
  v.transform((wire) => ({
    id: wire.id,
    vin: wire.num_id,
    plate: wire.num_reg,
    registeredOn: wire.date_registered,
    modelYear: wire.model_year,
    categoryId: wire.vehicle_cat_id,
    model: wire.vehicle_cat,
    modelDetail: wire.vehicle_cat_detail,
  })),
);

/** A vehicle of the customer. Source: ENTITY-016. */
export type UserVehicle = v.InferOutput<typeof userVehicle>;
