import { freeRevocation, penaltyShare, prorated, refundTime } from '@shared/copy/figures';

/** Returns all refund rules. They are shown before payment. Source: CONST-021…023, 026; A-27. */
export const refundRule = (isInsured: boolean): readonly string[] => [
  '승인 전에 해지하면 결제 금액을 모두 돌려드려요.',
  `${freeRevocation}에 해지하면 위약금이 없어요. 그 뒤에는 결제 금액의 ${penaltyShare}를 위약금으로 빼요.`,
  '이미 사용한 정비 혜택 금액은 환불액에서 빼요.',
  ...(isInsured
    ? [`보험료는 ${prorated}으로 남은 기간만큼 돌려드려요. 보장을 받았다면 돌려드리지 않아요.`]
    : []),
  `환불에는 ${refundTime} 걸릴 수 있어요. 해지는 멤버십 현황에서 신청해요.`,
];
