import type { TransferNotice } from '@shared/api/transfer';
import type { Settings } from '@shared/config/settings';
import { insurerLine } from '@shared/copy/operator-facts';

type Texts = Pick<Settings, 'transfer' | 'legal'>;

/** Returns the notes for the new owner. An insured membership names its insurer. Source: TRANS-010…012, LAW-013. */
export const transferNotes = (
  { transfer, legal }: Texts,
  { insured }: Pick<TransferNotice, 'insured'>,
): readonly string[] => [
  '이용 기간은 최초 가입자의 기간과 같아요. 남은 혜택이 그대로 이어져요.',
  '양도받은 멤버십은 환불받을 수 없어요.',
  `남은 기간이 ${transfer.minDays}일 이상일 때 한 번만 양도받을 수 있어요.`,
  ...(insured ? [insurerLine(legal)] : []),
];
