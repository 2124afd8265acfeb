import type { Dealer } from '@shared/api/dealers';
import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { Card } from '@shared/ui/Card';
import { ChosenRow } from './ChosenRow';
import { openAdvisor } from './open-advisor';
import { openSeller } from './open-seller';
import { SellerBusiness } from './SellerBusiness';
import type { PaymentDesk } from './use-payment';

type Props = { desk: PaymentDesk; seller: Dealer | undefined };

/** Seller, the seller's business details, recommender. Source: PAY-005…008, PAY-016, PAY-022. */
export function SellerPart({ desk, seller }: Props) {
  const { advisor, advisorName } = desk.payment;
  const chooseSeller = async () => {
    const chosen = await openSeller(seller?.id);
    if (chosen) desk.chooseSeller(chosen);
  };
  const chooseAdvisor = async () => {
    if (seller === undefined) return alert(messages['select-seller-first']);
    const chosen = await openAdvisor(seller.id);
    if (chosen) desk.chooseAdvisor(chosen);
  };
  return (
    <>
      <Card title="상품 판매사">
        <ChosenRow
          chosen={seller?.title}
          empty="판매사를 골라 주세요"
          action="판매사 선택"
          onPress={() => void chooseSeller()}
        />
        {seller !== undefined && <SellerBusiness business={seller.business} />}
      </Card>
      <Card title="추천인">
        <ChosenRow
          chosen={advisor === 'none' ? '추천인 없음' : nameOf(advisor, advisorName)}
          empty="추천인을 찾거나 '추천인 없음'을 골라 주세요"
          action="추천인 찾기"
          onPress={() => void chooseAdvisor()}
        />
      </Card>
    </>
  );
}

/** After a return from the card page only the recommender's id is known. */
const nameOf = (
  advisor: PaymentDesk['payment']['advisor'],
  name: string | undefined,
): string | undefined => (advisor === 'not-chosen' ? undefined : (name ?? '선택한 추천인'));
