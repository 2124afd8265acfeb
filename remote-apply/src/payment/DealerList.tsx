import type { Dealer } from '@shared/api/dealers';
import { whyNotLoaded } from '@shared/copy/not-loaded';
import { openPopup, PopupFrame } from '@shared/popup';
import { FailureCard } from '@shared/ui/FailureCard';
import { Icon } from '@shared/ui/Icon';
import { Skeleton } from '@shared/ui/Skeleton';
import { lastDealer } from './last-dealer';
import css from './req.module.css';
import { useDealerList } from './use-dealers';

type Props = { chosen: string | undefined; onChoose: (dealer: Dealer | undefined) => void };

/**
 * Lists the dealers. A list that opens before they are loaded fills up later, and a failed one can be loaded again.
 * Source: PAY-005.
 */
function DealerList({ chosen, onChoose }: Props) {
  const { data: dealers, isError, error, refetch } = useDealerList();
  const last = lastDealer();
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
        <p className={css['hint']}>
          선택한 판매사가 멤버십 계약의 판매자예요. 찾을 수 있는 추천인도 판매사마다 달라요.
        </p>
      )}
      {dealers !== undefined && (
        <ul className={css['dealers']} aria-label="판매사">
          {dealers.map((dealer) => (
            <li key={dealer.id}>
              <DealerButton
                dealer={dealer}
                isChosen={dealer.id === chosen}
                isLast={dealer.id === last}
                onPress={() => onChoose(dealer)}
              />
            </li>
          ))}
        </ul>
      )}
    </PopupFrame>
  );
}

type ButtonProps = {
  dealer: Dealer;
  isChosen: boolean;
  /** The customer's last order in this browser was from this dealer. */
  isLast: boolean;
  onPress: () => void;
};

/** Uses buttons instead of radios, because arrow keys select every radio that they pass. */
const DealerButton = ({ dealer, isChosen, isLast, onPress }: ButtonProps) => (
  <button
    type="button"
    className={css['dealer']}
    aria-current={isChosen || undefined}
    onClick={onPress}
  >
    <span className={css['dealerName']}>
      {dealer.title}
      {dealer.business.address !== '' && (
        <span className={css['dealerNote']}>{dealer.business.address}</span>
      )}
      {isLast && <span className={css['dealerNote']}>지난번에 선택한 판매사</span>}
      {!dealer.takesCompanyCard && <span className={css['dealerNote']}>법인카드 결제 불가</span>}
    </span>
    {isChosen && <Icon name="success" className={css['tick']} />}
  </button>
);

/** Opens the dealers in a popup. Returns `undefined` when the customer closes it without a choice. Source: PAY-005. */
export const openDealer = (chosen: string | undefined): Promise<Dealer | undefined> =>
  openPopup<Dealer>((close) => <DealerList chosen={chosen} onChoose={close} />, {
    label: '판매사 선택',
    kind: 'sheet',
  });
