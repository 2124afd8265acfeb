import type { VehicleByVin } from '@shared/api/vehicles';
import type { Answers } from '@shared/application';
import type { PlainDate } from '@shared/domain/calendar';
import { plateOfAccount } from '@shared/domain/validation/plate-number';

type AnswerParts = {
  found: VehicleByVin;
  /** Chosen by the customer. Otherwise the record's date is used. */
  registeredOn?: PlainDate | undefined;
  /** Typed or corrected by the customer. Otherwise the record's plate is used. */
  plate?: string | undefined;
  categoryId?: string | undefined;
  /** `model_year` of the account, because the record has none. Source: A-101. */
  modelYear: string | undefined;
};

/** Combines the backend's record of a vehicle with the customer's answers, for the application. Source: ENTITY-017. */
export const vehicleAnswer = ({ found, ...said }: AnswerParts): Answers['vehicle'] => ({
  vin: found.vin,
  plate: said.plate || plateOfAccount(found.plate),
  registeredOn: said.registeredOn ?? found.registeredOn,
  modelType: found.title || found.categoryTitle,
  modelYear: said.modelYear ?? '',
  categoryId: said.categoryId ?? found.categoryId,
  categoryTitle: found.categoryTitle,
});
