import type { Dealer } from '@shared/api/dealers';
import { PopupFrame } from '@shared/popup';
import { RadioGroup } from '@shared/ui/RadioGroup';

type Props = {
  dealers: readonly Dealer[];
  chosen: string | undefined;
  onChoose: (dealer: Dealer | undefined) => void;
};

/** Source: PAY-005. */
export function SellerList({ dealers, chosen, onChoose }: Props) {
  return (
    <PopupFrame title="판매사 선택" onClose={() => onChoose(undefined)}>
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
    </PopupFrame>
  );
}
