import type { Settings } from '@shared/config/settings';
import type { WhyNoTransfer } from '@shared/domain/transfer';

type Texts = Pick<Settings, 'transfer'>;

/** Reasons why a membership cannot be taken over. Source: TRANS-005, 010; A-48. */
export const whyNoTransfer: Record<WhyNoTransfer, (texts: Texts) => string> = {
  'too-few-vehicles': ({ transfer }) =>
    `등록된 차량이 ${transfer.minVehicles}대 이상이어야 양도받을 수 있어요. 차량을 먼저 등록해 주세요.`,
  'not-active': () => '아직 이용이 시작되지 않은 멤버십은 양도받을 수 없어요.',
  'already-transferred': () => '이미 양도가 신청된 멤버십이에요.',
  'too-few-days': ({ transfer }) =>
    `남은 기간이 ${transfer.minDays}일 이상인 멤버십만 양도받을 수 있어요.`,
};
