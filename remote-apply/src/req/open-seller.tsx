import type { Dealer } from '@shared/api/dealers';
import { openPopup } from '@shared/popup';
import { SellerList } from './SellerList';

/** The sellers in a popup; `undefined` when it is closed without a choice. Source: PAY-005. */
export const openSeller = (chosen: string | undefined): Promise<Dealer | undefined> =>
  openPopup<Dealer>((close) => <SellerList chosen={chosen} onChoose={close} />, {
    label: '판매사 선택',
    kind: 'sheet',
  });
