import type { VehicleByVin } from '@shared/api/vehicles';
import type { Answers } from '@shared/application';
import type { PlainDate } from '@shared/domain/calendar';
import { plateOfAccount } from '@shared/domain/validation/plate-number';
import { bandOn } from '@shared/domain/vehicle-age';

type AnswerParts = {
  found: VehicleByVin;
  /** Chosen by the customer. Otherwise the record's date is used. */
  registeredOn?: PlainDate | undefined;
  /** Typed or corrected by the customer. Otherwise the record's plate is used. */
  plate?: string | undefined;
  categoryId?: string | undefined;
  modelYear?: string | undefined;
};

/** Combines the backend's record of a vehicle with the customer's answers, for the application. Source: ENTITY-017. */
export function vehicleAnswer(
  { found, ...said }: AnswerParts,
  today: PlainDate,
): Answers['vehicle'] {
  const registeredOn = said.registeredOn ?? found.registeredOn;
  return {
    vin: found.vin,
    plate: said.plate || plateOfAccount(found.plate),
    registeredOn,
    modelType: found.title || found.categoryTitle,
    modelYear: said.modelYear ?? '',
    ageBand: bandOn(today, registeredOn ?? null),
    categoryId: said.categoryId ?? found.categoryId,
    categoryTitle: found.categoryTitle,
    categoryDetail: found.categoryDetail,
    categoryDescription: found.categoryDescription,
    dealerRegisteredOn: found.registeredOn,
    dealerPlate: found.plate || undefined,
  };
}
