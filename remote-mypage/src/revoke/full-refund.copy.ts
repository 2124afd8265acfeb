import { formatWon } from '@shared/domain/format';
import type { Won } from '@shared/domain/money';

/** Returns the button text for a rejected application. Leaves out an unknown price. Source: REVOKE-016. */
export const fullRefundLabel = (paid: Won | undefined): string =>
  paid === undefined ? '전액 환불받기' : `${formatWon(paid)}원 전액 환불받기`;

/** Sent as the text of the reason `other`, because the customer is not asked for one. */
export const REJECTED_REASON = '신청 반려';

/** Sent as the text of the reason `other`, because a withdrawal needs no reason. Source: LAW-006. */
export const WITHDRAWAL_REASON = '청약철회';
