import type { Solicitation } from '@shared/api/solicitation';
import { maskedName, maskedPlate, maskedVin } from '@shared/domain/masked';
import type { CardType } from '@shared/domain/subscription-codes';

export const cardLabel: Record<CardType, string> = { personal: '개인카드', company: '법인카드' };

type Personal = Pick<Solicitation, 'name' | 'vehicle'>;

/** Returns the personal texts in full, for a customer who is signed in or verified. */
export const inFull = ({ name, vehicle }: Personal) => ({
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
