import type { TransferNotice } from '@shared/api/transfer';
import type { Settings } from '@shared/config/settings';
import { insurerLine } from '@shared/copy/operator-facts';
import type { WhyNoTransfer } from '@shared/domain/transfer';

type Texts = Pick<Settings, 'transfer' | 'legal'>;

/** Reasons why a membership cannot be taken over. Source: TRANS-004, 005, 010; A-48. */
export const whyNoTransfer: Record<WhyNoTransfer, (texts: Texts) => string> = {
  'no-vtg-id': () => '차량 서비스 계정을 연결하면 멤버십을 양도받을 수 있어요.',
  'too-few-vehicles': ({ transfer }) =>
    `등록된 차량이 ${transfer.minVehicles}대 이상이어야 양도받을 수 있어요. 차량을 먼저 등록해 주세요.`,
  'not-active': () => '아직 이용이 시작되지 않은 멤버십은 양도받을 수 없어요.',
  'already-transferred': () => '이미 양도가 신청된 멤버십이에요.',
  'too-few-days': ({ transfer }) =>
    `남은 기간이 ${transfer.minDays}일 이상인 멤버십만 양도받을 수 있어요.`,
};

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
