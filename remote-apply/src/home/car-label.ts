import type { OwnVehicle } from '../vehicle/own-vehicles';

/** What a car is called in a list: its model, or its number where that is not known, and its plate. */
export const carLabel = ({ model, vin, plate }: OwnVehicle): string =>
  [model || vin, plate].filter(Boolean).join(' · ');
