import type { Solicitation } from '@shared/api/solicitation';
import { settings } from '@shared/config/settings';
import { groupBenefits } from '@shared/copy/benefits';
import { servicePeriod } from '@shared/copy/figures';
import { insurerFacts } from '@shared/copy/operator-facts';
import { cardLabel, PRICE_UNKNOWN } from '@shared/copy/price';
import { carName, membershipName } from '@shared/domain/names';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Money } from '@shared/ui/Money';
import { personOf } from './offer-texts';

const UNKNOWN = '확인 중';

type Props = {
  offer: Pick<Solicitation, 'name' | 'vehicle' | 'package' | 'dealer' | 'payment'>;
  /** The customer is signed in or verified. Other visitors with the link see less. Source: A-86. */
  isKnown: boolean;
};

/** Shows the offer as the dealer's staff wrote it. The server gives no list price and no discounts. Source: SOLIC-007, LAW-013. */
export function Offer({ offer, isKnown }: Props) {
  const { package: pkg, dealer, payment } = offer;
  const { name, plate, vin } = personOf(offer, isKnown);
  const card = payment?.card;
  const price = payment?.price;
  const car = carName({ plate, model: offer.vehicle?.model ?? '' });
  const membership = pkg && membershipName(pkg);
  return (
    <Card title={membership || '멤버십'} tone="deep">
      {name !== '' && <p>{`${name}님께 제안드린 멤버십이에요.`}</p>}
      <Facts
        rows={[
          { label: '차량', value: car || UNKNOWN },
          { label: '차대번호', value: vin || UNKNOWN },
          { label: '멤버십', value: membership || UNKNOWN },
          { label: '혜택', value: pkg?.group ? groupBenefits[pkg.group].join(', ') : UNKNOWN },
          ...(pkg?.group === 'POWER TRAIN' ? insurerFacts(settings.legal) : []),
          { label: '이용 기간', value: servicePeriod },
          { label: '판매사', value: dealer?.title || UNKNOWN },
          { label: '결제 카드', value: card === undefined ? UNKNOWN : cardLabel[card] },
          {
            label: '정가와 할인',
            value: '제공되지 않았어요',
            note: '판매사나 고객센터에 문의해 주세요.',
          },
          {
            label: '결제 금액',
            value: price === undefined ? PRICE_UNKNOWN : <Money won={price} size="large" />,
            note: price === undefined ? undefined : '부가세 포함',
            strong: true,
          },
        ]}
      />
    </Card>
  );
}
