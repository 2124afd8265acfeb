import type { Dealer } from '@shared/api/dealers';
import { openPopup } from '@shared/popup';
import { DealerList } from './DealerList';

/** The dealers in a popup; `undefined` when it is closed without a choice. Source: PAY-005. */
export const openDealer = (chosen: string | undefined): Promise<Dealer | undefined> =>
  openPopup<Dealer>((close) => <DealerList chosen={chosen} onChoose={close} />, {
    label: '판매사 선택',
    kind: 'sheet',
  });
