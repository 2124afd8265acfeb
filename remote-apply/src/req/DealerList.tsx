import type { Dealer } from '@shared/api/dealers';
import { whyNotLoaded } from '@shared/copy/not-loaded';
import { openPopup, PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { FailureCard } from '@shared/ui/FailureCard';
import { RadioGroup } from '@shared/ui/RadioGroup';
import { Skeleton } from '@shared/ui/Skeleton';
import { useState } from 'react';
import { useDealerList } from './use-dealers';

type Props = { chosen: string | undefined; onChoose: (dealer: Dealer | undefined) => void };

/** The dealers as they arrive: a list that is opened early fills; a failed one can be loaded again. Source: PAY-005. */
function DealerList({ chosen, onChoose }: Props) {
  const { data: dealers, isError, error, refetch } = useDealerList();
  // A choice is taken on confirmation: arrow keys pass over every dealer.
  const [id, setId] = useState(chosen);
  const picked = dealers?.find((dealer) => dealer.id === id);
  return (
    <PopupFrame
      title="판매사 선택"
      onClose={() => onChoose(undefined)}
      footer={
        <Button block disabled={picked === undefined} onClick={() => onChoose(picked)}>
          선택 완료
        </Button>
      }
    >
      {isError && (
        <FailureCard
          title="판매사 목록을 불러오지 못했어요"
          {...whyNotLoaded(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && dealers === undefined && <Skeleton lines={6} />}
      {dealers !== undefined && (
        <RadioGroup
          legend="판매사"
          quietLegend
          value={id}
          onChange={setId}
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

/** The dealers in a popup; `undefined` when it is closed without a choice. Source: PAY-005. */
export const openDealer = (chosen: string | undefined): Promise<Dealer | undefined> =>
  openPopup<Dealer>((close) => <DealerList chosen={chosen} onChoose={close} />, {
    label: '판매사 선택',
    kind: 'sheet',
  });
