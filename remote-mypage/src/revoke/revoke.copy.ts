import type { Subscription } from '@shared/api/subscription';
import type { Settings } from '@shared/config/settings';
import { formatShortDay, formatWon } from '@shared/domain/format';
import type { Won } from '@shared/domain/money';
import type { RevokeReason } from '@shared/domain/revoke-reason';
import type { RefundSum } from './refund-lines';

/** As the customer reads them and as they are sent. Source: REVOKE-001, ENTITY-029. */
export const reasonLabel: Record<RevokeReason, string> = {
  product: '상품이 기대와 달라요',
  cost: '비용이 부담돼요',
  'low-use': '이용할 일이 적어요',
  'vehicle-change': '차량을 바꿨어요',
  other: '기타',
};

/** What holds for every refund. Source: REVOKE-007, 016, 020; CONST-021…025. */
export const refundRules = ({ refund, claim }: Pick<Settings, 'refund' | 'claim'>) => [
  '승인 전에 해지하면 결제 금액 전액을 바로 환불해 드려요.',
  `승인 후 ${refund.freeDays}일 이내에 해지하면 위약금이 없어요.`,
  `승인 후 ${refund.freeDays}일이 지나면 결제 금액의 ${refund.penaltyRate}%가 위약금으로 공제돼요.`,
  '이미 이용한 정비 서비스 금액은 공제돼요.',
  `보장이 포함된 멤버십은 보험료를 ${refund.prorateDays}일 기준으로 이용한 날만큼 공제해요.`,
  // A rate of 0 is one that is not known: nothing is said about it. Source: A-86.
  ...(refund.settlementRate > 0
    ? [`해지 정산 수수료로 결제 금액의 ${refund.settlementRate}%가 공제돼요.`]
    : []),
  `환불까지 ${claim.refundDays}일 이상 걸릴 수 있어요.`,
  '양도받은 멤버십은 환불받을 수 없어요.',
];

/** Said when the request was taken. Source: REVOKE-015, 016; A-46. */
export const revokedMessage = (wasPending: boolean, { claim }: Pick<Settings, 'claim'>): string =>
  wasPending
    ? '해지가 완료됐어요. 결제 금액 전액을 바로 환불해 드려요.'
    : `해지 신청이 접수됐어요. 확인 후 환불까지 ${claim.refundDays}일 이상 걸릴 수 있어요.`;

/** In the pop-up that asks which one to cancel. Source: REVOKE-011, 012; A-73. */
export function servicePeriod({ state, createdOn, startsOn, stopsOn }: Subscription): string {
  if (state === 'pending' || !startsOn || !stopsOn) {
    return createdOn ? `신청 진행 중 ${formatShortDay(createdOn)}` : '신청 진행 중';
  }
  return `${formatShortDay(startsOn)}~${formatShortDay(stopsOn)}`;
}

export const wonText = (amount: Won): string => `${formatWon(amount)}원`;

/** What is held back beyond penalty and maintenance. */
export function otherwiseHeldLabel(
  insured: boolean,
  { settlementRate }: Settings['refund'],
): string {
  const parts = [insured && '사용한 보험료', settlementRate > 0 && '정산 수수료'].filter(Boolean);
  return parts.length === 0 ? '기타 공제' : parts.join('·');
}

/** The sum in one line; what is 0 is left out. */
export function sumSentence(sum: RefundSum, heldLabel: string, result: string): string {
  const taken = [
    ['위약금', sum.penalty],
    ['정비 사용 금액', sum.maintenance],
    [heldLabel, sum.otherwiseHeld],
  ] as const;
  const minus = taken
    .filter(([, amount]) => amount !== 0)
    .map(([label, amount]) => ` - ${label} ${wonText(amount)}`);
  const plus = sum.raised === 0 ? '' : ` + 조정 ${wonText(sum.raised)}`;
  return `결제 금액 ${wonText(sum.paid)}${minus.join('')}${plus} = ${result} ${wonText(sum.amount)}`;
}
