import { withoutSpecialAndBlanks } from './cleaning';
import { cleanModel } from './model';
import { cleanOwnerName } from './owner-name';
import { cleanPlateNumber } from './plate-number';
import { cleanRegistrationDate } from './registration-date';
import { cleanVin } from './vin';

/** Text that was recognised in the photo of a registration document, with our names. */
export type Recognised = {
  ownerName: string;
  /** Should be eight digits. */
  registeredOn: string;
  plate: string;
  modelType: string;
  modelYear: string;
  vin: string;
  /** Address of the stored photo. */
  url: string;
};

/** Returns the text ready for the form. Validates nothing. Source: VALID-011…014. */
export const cleanRecognised = (read: Recognised): Recognised => ({
  ownerName: cleanOwnerName(read.ownerName),
  registeredOn: cleanRegistrationDate(read.registeredOn),
  plate: cleanPlateNumber(read.plate),
  modelType: cleanModel(read.modelType).trim(),
  modelYear: withoutSpecialAndBlanks(read.modelYear),
  vin: cleanVin(read.vin),
  url: read.url,
});
