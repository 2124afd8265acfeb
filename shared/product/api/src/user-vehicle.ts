import type * as v from 'valibot';
import { maybeDay } from './read/day';
import { renamed } from './read/renamed';
import { id, maybeId, shownText } from './read/scalar';

export const userVehicle = renamed({
  id,
  vin: ['num_id', id],
  plate: ['num_reg', shownText],
  registeredOn: ['date_registered', maybeDay],
  modelYear: ['model_year', shownText],
  categoryId: ['vehicle_cat_id', maybeId],
  model: ['vehicle_cat', shownText],
  modelDetail: ['vehicle_cat_detail', shownText],
});

/** A vehicle of the customer. Source: ENTITY-016. */
export type UserVehicle = v.InferOutput<typeof userVehicle>;
