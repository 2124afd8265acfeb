import { settings } from '@shared/config/settings';

const { refund, claim } = settings;

/** Refund rules of a membership with a warranty. Source: CONST-021…024, REVOKE-007, 020; GUIDE-007. */
export const refundRules: readonly string[] = [
  '승인 전에 해지하면 결제 금액을 모두 돌려드려요.',
  `승인 후 ${refund.freeDays}일 이내에 해지하면 위약금이 없어요.`,
  `승인 후 ${refund.freeDays}일이 지나면 결제 금액의 ${refund.penaltyRate}%를 위약금으로 빼요.`,
  '이미 이용한 정비 서비스 금액은 빼요.',
  `보험료는 ${refund.prorateDays}일을 기준으로 이용한 날만큼 빼요. 보험금을 청구했다면 보험료는 돌려받을 수 없어요.`,
  `환불까지 ${claim.refundDays}일 이상 걸릴 수 있어요.`,
  '양도받은 멤버십은 환불받을 수 없어요.',
];
