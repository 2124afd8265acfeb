import type { SolicitationAhead } from '@shared/api/ahead/solicitation';
import { formatNumber } from '@shared/domain/format';
import { cardLabel, type masked } from '../../solicitation/offer-texts';

/** Of an offer, what is shown beside whom it is made to. */
export type Shown = Pick<SolicitationAhead, 'vehicle' | 'package' | 'dealer' | 'payment'>;

export type LinkPlace = keyof ReturnType<typeof textsOf> | 'check';

export const textsOf = (
  { vehicle, package: pkg, dealer, payment }: Shown,
  person: ReturnType<typeof masked>,
) => ({
  ...person,
  model: vehicle.model,
  title: pkg.title,
  dealer: dealer.title,
  card: cardLabel[payment.card],
  price: `${formatNumber(payment.price)}원`,
});
