import type { Application } from '@shared/application';

/**
 * Returns plate, model and VIN of an application's car. The registration document has priority because it is newer than
 * the record.
 */
export function applicationCar({ registration, vehicle, vin }: Application) {
  return {
    plate: registration?.plate || vehicle?.plate || '',
    model: vehicle?.modelType || registration?.modelType || '',
    vin: vehicle?.vin ?? registration?.vin ?? vin ?? '',
  };
}
