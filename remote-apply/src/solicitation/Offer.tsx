import type { Solicitation } from '@shared/api/solicitation';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Money } from '@shared/ui/Money';
import { cardLabel, inFull, masked } from './offer-texts';

const UNKNOWN = '확인 중';

type Props = {
  offer: Pick<Solicitation, 'name' | 'vehicle' | 'package' | 'dealer' | 'payment'>;
  /** The customer is known: signed in or verified. A visitor with the link alone sees less. Source: A-86. */
  isKnown: boolean;
};

/** What is offered, as the dealer's side wrote it. Source: SOLIC-007. */
export function Offer({ offer, isKnown }: Props) {
  const { package: pkg, dealer, payment } = offer;
  const { name, plate, vin } = isKnown ? inFull(offer) : masked(offer);
  const card = payment?.card;
  const price = payment?.price;
  return (
    <Card title={pkg?.title || '멤버십'} tone="deep">
      {name !== '' && <p>{name}님께 제안드린 멤버십이에요.</p>}
      <Facts
        rows={[
          { label: '차량', value: offer.vehicle?.model || UNKNOWN, note: plate || undefined },
          { label: '차대번호', value: vin || UNKNOWN },
          { label: '멤버십', value: pkg?.title || UNKNOWN },
          { label: '판매사', value: dealer?.title || UNKNOWN },
          { label: '결제 카드', value: card === undefined ? UNKNOWN : cardLabel[card] },
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
