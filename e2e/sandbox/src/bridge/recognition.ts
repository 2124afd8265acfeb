import type { VehicleCard } from '../services/people';

/** Raw result of the text recognition, with spaces and punctuation. Source: core §3. */
export type RawRecognition = {
  owner_name: string;
  reg_date: string;
  car_reg_no: string;
  model: { name: string; year: string };
  car_vin: string;
  url: string;
};

/** Returns the text of a well-lit document, as it is printed. */
export const readWell = (ownerName: string, vehicle: VehicleCard, url: string): RawRecognition => ({
  owner_name: ` ${ownerName} `,
  reg_date: (vehicle.registeredOn ?? '').replaceAll('-', '. '),
  car_reg_no: (vehicle.plate ?? '').replace(/([가-힣])/, '$1 '),
  model: { name: vehicle.model, year: vehicle.modelYear ?? '' },
  car_vin: vehicle.vin,
  url,
});

/** Returns the text of a blurred document. Characters are missing or wrong, so no field passes its validation. */
export const readBadly = (vehicle: VehicleCard, url: string): RawRecognition => ({
  owner_name: '',
  reg_date: `${(vehicle.registeredOn ?? '').slice(0, 4)}. 13. 4`,
  car_reg_no: (vehicle.plate ?? '').replace(/[가-힣]/, '7'),
  model: { name: '', year: (vehicle.modelYear ?? '').slice(0, 2) },
  car_vin: vehicle.vin.slice(0, 14),
  url,
});
