import type { Settings } from '@shared/config/settings';
import { COOLING_OFF_REFUND_BUSINESS_DAYS, LATE_REFUND_RATE } from '@shared/domain/cooling-off';

type Rules = Pick<Settings, 'refund' | 'claim'>;

/** The days of an extension count from its first day, those of other memberships from the approval. Source: A-27. */
type Membership = { insured: boolean; isExtension: boolean };

const beginningOf = ({ isExtension }: Pick<Membership, 'isExtension'>) =>
  isExtension ? '연장 시작' : '승인';

/**
 * Returns the rules of every refund of a membership. Source: REVOKE-007, 016, 020; CONST-021…025.
 */
export const refundRules = ({ refund, claim }: Rules, of: Membership): readonly string[] => [
  `${beginningOf(of)} 전에 해지하면 결제 금액 전액을 바로 환불해 드려요.`,
  `${beginningOf(of)} 후 ${refund.freeDays}일 이내에 해지하면 위약금이 없어요.`,
  `${beginningOf(of)} 후 ${refund.freeDays}일이 지나면 결제 금액의 ${refund.penaltyRate}%가 위약금으로 공제돼요.`,
  '이미 사용한 정비 혜택 금액은 공제돼요.',
  ...(of.insured
    ? [
        `보장이 포함된 멤버십은 ${beginningOf(of)} 후 ${refund.freeDays}일이 지나면 보험료를 ${refund.prorateDays}일 기준으로 이용한 날만큼 공제해요.`,
        '보험금을 청구했다면 보험료는 돌려받을 수 없어요.',
      ]
    : []),
  // A rate of 0 means that the rate is unknown, so this line is left out. Source: A-86.
  ...(refund.settlementRate > 0
    ? [`해지 정산 수수료로 결제 금액의 ${refund.settlementRate}%가 공제돼요.`]
    : []),
  // A withdrawal has its own time. Source: LAW-007.
  `${beginningOf(of)} 후 ${refund.freeDays}일이 지나 해지하면 환불까지 ${claim.refundDays}일 이상 걸릴 수 있어요.`,
  '양도받은 멤버십은 환불받을 수 없어요.',
];

/** Source: LAW-007. */
export const withdrawalRefundSentence = `환불은 청약철회를 접수한 날부터 ${COOLING_OFF_REFUND_BUSINESS_DAYS}영업일 이내에 카드사에 요청해요.`;

/** Returns what a withdrawal without penalty means. Source: LAW-006, LAW-007. */
export const withdrawalRules = (
  { refund }: Pick<Rules, 'refund'>,
  of: Pick<Membership, 'isExtension'>,
): readonly string[] => [
  `${beginningOf(of)} 전이나 ${beginningOf(of)} 후 ${refund.freeDays}일 이내에는 이유를 적지 않아도 청약을 철회할 수 있어요.`,
  '이미 사용한 정비 혜택 금액은 공제돼요.',
  withdrawalRefundSentence,
];

/** Says where a customer withdraws, with and without an account. Source: LAW-004, LAW-005. */
export const withdrawalPlace =
  '앱에 로그인하면 멤버십 현황에서 청약철회와 해지를 신청할 수 있어요. 계정이 없으면 고객센터에 전화해 신청해 주세요.';

/** Says what the law adds to a late refund. Source: LAW-005. */
export const lateRefundSentence = `환불이 법에서 정한 기한보다 늦으면, 전자상거래 등에서의 소비자보호에 관한 법률과 시행령에 따라 늦은 기간에 연 ${LATE_REFUND_RATE}%의 지연배상금을 더해 돌려드려요.`;
