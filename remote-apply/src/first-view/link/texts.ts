import type { SolicitationAhead } from '@shared/api/ahead/solicitation';
import { groupBenefits } from '@shared/copy/benefits';
import { cardLabel } from '@shared/copy/price';
import { carName, membershipName } from '@shared/domain/names';
import { formatNumber } from '@shared/text/number';
import type { masked } from '../../solicitation/offer-texts';

/** The parts of an offer that the page shows beside its recipient. */
export type Shown = Pick<SolicitationAhead, 'vehicle' | 'package' | 'dealer' | 'payment'>;

export type LinkPlace = keyof ReturnType<typeof textsOf> | 'check';

export const textsOf = (
  { vehicle, package: pkg, dealer, payment }: Shown,
  person: ReturnType<typeof masked>,
) => ({
  name: person.name,
  vin: person.vin,
  car: carName({ plate: person.plate, model: vehicle.model }),
  title: membershipName(pkg),
  benefits: groupBenefits[pkg.group].join(', '),
  dealer: dealer.title,
  registered: dealer.business.title,
  ceo: dealer.business.ceo,
  businessNumber: dealer.business.businessNumber,
  number: dealer.business.number,
  address: dealer.business.address,
  tel: dealer.business.tel,
  card: cardLabel[payment.card],
  price: `${formatNumber(payment.price)}원`,
});
