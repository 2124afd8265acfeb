import type { Solicitation } from '@shared/api/solicitation';
import { maskedName, maskedPlate, maskedVin } from '@shared/domain/masked';

type Personal = Pick<Solicitation, 'name' | 'vehicle'>;

/** Returns the personal texts in full, for a customer who is signed in or verified. */
const inFull = ({ name, vehicle }: Personal) => ({
  name,
  plate: vehicle?.plate ?? '',
  vin: vehicle?.vin ?? '',
});

/** Returns masked personal texts, for a visitor who only has the link. Source: A-86. */
export function masked(offer: Personal) {
  const { name, plate, vin } = inFull(offer);
  return {
    name: maskedName(name),
    plate: maskedPlate(plate),
    vin: maskedVin(vin),
  };
}

/** Returns the personal texts that this visitor may see. Source: A-86. */
export const personOf = (offer: Personal, isKnown: boolean) =>
  isKnown ? inFull(offer) : masked(offer);
