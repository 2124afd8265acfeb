import type { RefundUsage } from '@shared/api/refund';
import type { Subscription } from '@shared/api/subscription';
import type { Settings } from '@shared/config/settings';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import { withdrawalRefundSentence } from '@shared/copy/refund-rules';
import type { PlainDate } from '@shared/domain/calendar';
import { isInCoolingOff } from '@shared/domain/cooling-off';
import { formatShortDay, formatWon } from '@shared/domain/format';
import { lessWon, type Won, won } from '@shared/domain/money';
import type { RefundLine } from '@shared/domain/refund-column';
import type { RevokeReason } from '@shared/domain/revoke-reason';

/** Reasons as the customer reads them and as they are sent. Source: REVOKE-001, ENTITY-029. */
export const reasonLabel: Record<RevokeReason, string> = {
  product: '상품이 기대와 달라요',
  cost: '비용이 부담돼요',
  'low-use': '이용할 일이 적어요',
  'vehicle-change': '차량을 바꿨어요',
  other: '기타',
};

/** The customer has left the form while it was checked. Source: A-104. */
export const notSent = '화면을 나가서 해지 신청을 보내지 않았어요.';

/** Returns the message for an accepted request. Source: REVOKE-015, 016; A-46; LAW-007. */
export function revokedMessage(
  subscription: Subscription,
  { claim, refund }: Pick<Settings, 'claim' | 'refund'>,
  today: PlainDate,
): string {
  if (subscription.state === 'pending')
    return '해지가 완료됐어요. 결제 금액 전액을 바로 환불해 드려요.';
  const refundTime = isInCoolingOff(subscription, today, refund)
    ? withdrawalRefundSentence
    : `확인 후 환불까지 ${claim.refundDays}일 이상 걸릴 수 있어요.`;
  return `해지 신청이 접수됐어요. ${refundTime}`;
}

/** Returns the period shown in the popup that asks which membership to cancel. Source: REVOKE-011, 012; A-73. */
export function servicePeriod({ state, createdOn, startsOn, stopsOn }: Subscription): string {
  if (state === 'pending' || !startsOn || !stopsOn) {
    return createdOn ? `신청 진행 중 ${formatShortDay(createdOn)}` : '신청 진행 중';
  }
  return `${formatShortDay(startsOn)}~${formatShortDay(stopsOn)}`;
}

export const wonText = (amount: Won): string => `${formatWon(amount)}원`;

/** Source: REVOKE-006. */
export const lineLabel: Record<RefundLine['name'], string> = {
  paid: '결제 금액',
  penalty: '위약금',
  maintenance: '정비 사용 금액',
  settlement: '정산 수수료',
  insurance: '보험료 일할 금액',
};

/** Returns the amount as text. A deduction has a minus sign, so that the reader can add up the column. */
export function lineText(amount: Won | undefined): string {
  if (amount === undefined) return PRICE_UNKNOWN;
  return amount < 0 ? `−${wonText(lessWon(won(0), amount))}` : wonText(amount);
}

/** Returns what happens to the insurance. `deducted` is undefined if the table shows the returned part itself. */
export function insuranceNote(
  { insuranceReturned, insuranceUsed }: RefundUsage,
  deducted: Won | undefined,
): string {
  if (insuranceUsed && insuranceReturned === 0) return '보장을 사용해 돌려받지 않아요';
  if (deducted === undefined) return '남은 기간의 보험료';
  if (deducted === 0) return `보험료 ${wonText(insuranceReturned)}은 모두 돌려받아요`;
  return `이용한 기간의 보험료예요. 남은 기간의 ${wonText(insuranceReturned)}은 돌려받아요`;
}

export const exceededSentence = '공제되는 금액이 결제 금액보다 많아 돌려받는 금액이 없어요.';

/** Only the backend decides whether a waiting extension ends with its parent. */
export const waitingExtensionSentence =
  '아직 시작하지 않은 연장이 있어요. 연장도 함께 끝나는지는 고객센터에서 안내해 드려요.';
