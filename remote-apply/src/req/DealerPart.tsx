import type { Dealer } from '@shared/api/dealers';
import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { Card } from '@shared/ui/Card';
import { ChosenRow } from './ChosenRow';
import { DealerBusiness } from './DealerBusiness';
import { openAdvisor } from './open-advisor';
import { openDealer } from './open-dealer';
import type { PaymentDesk } from './use-payment';

type Props = { desk: PaymentDesk; dealer: Dealer | undefined };

/** Dealer, the dealer's business details, advisor. Source: PAY-005…008, PAY-016, PAY-022. */
export function DealerPart({ desk, dealer }: Props) {
  const { advisor, advisorName } = desk.payment;
  const chooseDealer = async () => {
    const chosen = await openDealer(dealer?.id);
    if (chosen) desk.chooseDealer(chosen);
  };
  const chooseAdvisor = async () => {
    if (dealer === undefined) return alert(messages['select-dealer-first']);
    const chosen = await openAdvisor(dealer.id);
    if (chosen) desk.chooseAdvisor(chosen);
  };
  return (
    <>
      <Card title="상품 판매사">
        <ChosenRow
          chosen={dealer?.title}
          empty="판매사를 골라 주세요"
          action="판매사 선택"
          onPress={() => void chooseDealer()}
        />
        {dealer !== undefined && <DealerBusiness business={dealer.business} />}
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

/** After a return from the card page only the advisor's id is known. */
const nameOf = (
  advisor: PaymentDesk['payment']['advisor'],
  name: string | undefined,
): string | undefined => (advisor === 'not-chosen' ? undefined : (name ?? '선택한 추천인'));
