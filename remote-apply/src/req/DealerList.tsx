import type { Dealer } from '@shared/api/dealers';
import { whyNotLoaded } from '@shared/copy/not-loaded';
import { openPopup, PopupFrame } from '@shared/popup';
import { FailureCard } from '@shared/ui/FailureCard';
import { Icon } from '@shared/ui/Icon';
import { Skeleton } from '@shared/ui/Skeleton';
import css from './req.module.css';
import { useDealerList } from './use-dealers';

type Props = { chosen: string | undefined; onChoose: (dealer: Dealer | undefined) => void };

/** The dealers as they arrive: a list that is opened early fills; a failed one can be loaded again. Source: PAY-005. */
function DealerList({ chosen, onChoose }: Props) {
  const { data: dealers, isError, error, refetch } = useDealerList();
  return (
    <PopupFrame title="판매사 선택" onClose={() => onChoose(undefined)}>
      {isError && (
        <FailureCard
          title="판매사 목록을 불러오지 못했어요"
          {...whyNotLoaded(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && dealers === undefined && <Skeleton lines={6} />}
      {dealers !== undefined && (
        <ul className={css['dealers']} aria-label="판매사">
          {dealers.map((dealer) => (
            <li key={dealer.id}>
              <DealerButton
                dealer={dealer}
                isChosen={dealer.id === chosen}
                onPress={() => onChoose(dealer)}
              />
            </li>
          ))}
        </ul>
      )}
    </PopupFrame>
  );
}

type ButtonProps = { dealer: Dealer; isChosen: boolean; onPress: () => void };

/** A press is the choice: a button, because arrow keys choose in a group of radios while they pass over it. */
const DealerButton = ({ dealer: { title, takesCompanyCard }, isChosen, onPress }: ButtonProps) => (
  <button
    type="button"
    className={css['dealer']}
    aria-current={isChosen || undefined}
    onClick={onPress}
  >
    <span className={css['dealerName']}>
      {title}
      {!takesCompanyCard && <span className={css['dealerNote']}>법인카드 결제 불가</span>}
    </span>
    {isChosen && <Icon name="success" className={css['tick']} />}
  </button>
);

/** The dealers in a popup; `undefined` when it is closed without a choice. Source: PAY-005. */
export const openDealer = (chosen: string | undefined): Promise<Dealer | undefined> =>
  openPopup<Dealer>((close) => <DealerList chosen={chosen} onChoose={close} />, {
    label: '판매사 선택',
    kind: 'sheet',
  });
