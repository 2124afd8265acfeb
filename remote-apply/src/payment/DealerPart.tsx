import type { Dealer } from '@shared/api/dealers';
import { messages } from '@shared/copy/popup';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Checkbox } from '@shared/ui/Checkbox';
import { Icon } from '@shared/ui/Icon';
import { Skeleton } from '@shared/ui/Skeleton';
import { useId } from 'react';
import type { Marks } from '../flow/use-marked';
import { type ChosenAdvisor, openAdvisor } from './AdvisorSearch';
import { DealerFacts } from './DealerFacts';
import { openDealer } from './DealerList';
import css from './req.module.css';
import type { PaymentDesk } from './use-payment';

type Props = {
  desk: PaymentDesk;
  dealer: Dealer | undefined;
  /** The draft has a dealer whose details are not loaded. */
  isLoading: boolean;
  marks: Marks<'dealer' | 'advisor'>;
};

/** Shows the dealer, the dealer's business details and the advisor. Source: PAY-005…008, PAY-016, PAY-022. */
export function DealerPart({ desk, dealer, isLoading, marks }: Props) {
  const { advisor, advisorName } = desk.payment;
  const known = isLoading ? desk.payment.dealer : dealer;
  const chooseDealer = async () => {
    const chosen = await openDealer(known?.id);
    if (chosen) marks.clear();
    if (chosen) desk.chooseDealer(chosen);
  };
  const sayAdvisor = (said: ChosenAdvisor | typeof nobodySaid) => {
    marks.clear();
    desk.chooseAdvisor(said);
  };
  const chooseAdvisor = async () => {
    if (known === undefined) return marks.tell('dealer', messages['select-dealer-first']);
    const chosen = await openAdvisor(known.id);
    if (chosen) sayAdvisor(chosen);
  };
  return (
    <>
      <Card title="상품 판매사">
        <ChosenRow
          chosen={known && (known.title || '선택한 판매사')}
          empty="판매사를 선택해 주세요"
          action="판매사 선택"
          why={marks.why('dealer')}
          onPress={() => void chooseDealer()}
        />
        {dealer !== undefined && <DealerFacts dealer={dealer} />}
        {isLoading && <Skeleton lines={6} />}
      </Card>
      <Card title="추천인">
        <ChosenRow
          chosen={nameOf(advisor, advisorName)}
          empty="추천받은 분이 있으면 찾아 주세요"
          action="추천인 찾기"
          why={marks.why('advisor')}
          onPress={() => void chooseAdvisor()}
        />
        <Checkbox
          label="추천인 없음"
          checked={advisor === 'none'}
          onChange={(isNobody) =>
            sayAdvisor(isNobody ? { advisor: 'none', name: undefined } : nobodySaid)
          }
        />
      </Card>
    </>
  );
}

const nobodySaid = { advisor: 'not-chosen', name: undefined } as const;

/** Returns the advisor's name. After a return from the card page only the advisor's id is known. */
const nameOf = (
  advisor: PaymentDesk['payment']['advisor'],
  name: string | undefined,
): string | undefined => (typeof advisor === 'string' ? undefined : (name ?? '선택한 추천인'));

type ChosenProps = {
  chosen: string | undefined;
  empty: string;
  action: string;
  /** Error message of the row. */
  why: string | undefined;
  onPress: () => void;
};

/** Shows the value chosen in a popup, and the button that opens the popup. A screen reader says a new value. */
function ChosenRow({ chosen, empty, action, why, onPress }: ChosenProps) {
  const id = useId();
  return (
    <div className={css['choice']} data-wrong={why === undefined ? undefined : true}>
      <span className={chosen === undefined ? css['empty'] : css['chosen']} aria-live="polite">
        {chosen !== undefined && <Icon name="success" className={css['tick']} />}
        {chosen ?? empty}
      </span>
      <Button variant="secondary" aria-describedby={why && id} onClick={onPress}>
        {action}
      </Button>
      {why !== undefined && (
        <p className={css['wrong']} id={id}>
          {why}
        </p>
      )}
    </div>
  );
}
