import type { Dealer } from '@shared/api/dealers';
import { PopupFrame } from '@shared/popup';
import { FailureCard } from '@shared/ui/FailureCard';
import { RadioGroup } from '@shared/ui/RadioGroup';
import { Skeleton } from '@shared/ui/Skeleton';
import { useDealerList } from './use-dealers';

type Props = { chosen: string | undefined; onChoose: (dealer: Dealer | undefined) => void };

/** The sellers as they arrive: whoever opens the list early sees it fill, and a failed one can be asked for again. Source: PAY-005. */
export function SellerList({ chosen, onChoose }: Props) {
  const { data: dealers, isError, refetch } = useDealerList();
  return (
    <PopupFrame title="판매사 선택" onClose={() => onChoose(undefined)}>
      {isError && (
        <FailureCard title="판매사 목록을 불러오지 못했어요" onRetry={() => void refetch()} />
      )}
      {!isError && dealers === undefined && <Skeleton lines={6} />}
      {dealers !== undefined && (
        <RadioGroup
          legend="판매사"
          quietLegend
          value={chosen}
          onChange={(id) => onChoose(dealers.find((dealer) => dealer.id === id))}
          options={dealers.map(({ id, title, takesCompanyCard }) => ({
            value: id,
            label: title,
            detail: takesCompanyCard ? undefined : '법인카드 결제 불가',
          }))}
        />
      )}
    </PopupFrame>
  );
}
