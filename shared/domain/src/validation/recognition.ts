import { withoutSpecialAndBlanks } from './cleaning';
import { cleanModel } from './model';
import { cleanOwnerName } from './owner-name';
import { cleanPlateNumber } from './plate-number';
import { cleanVin } from './vin';

/** What was read from the photo of a registration document, as text, wire names gone. */
export type Recognised = {
  ownerName: string;
  /** Meant to be eight digits. */
  registeredOn: string;
  plate: string;
  modelType: string;
  modelYear: string;
  vin: string;
  /** Where the photo is kept. */
  url: string;
};

/** Ready for the form; nothing is judged here. Source: VALID-011…014. */
export const cleanRecognised = (read: Recognised): Recognised => ({
  ownerName: cleanOwnerName(read.ownerName),
  registeredOn: withoutSpecialAndBlanks(read.registeredOn),
  plate: cleanPlateNumber(read.plate),
  modelType: cleanModel(read.modelType).trim(),
  modelYear: withoutSpecialAndBlanks(read.modelYear),
  vin: cleanVin(read.vin),
  url: read.url,
});
