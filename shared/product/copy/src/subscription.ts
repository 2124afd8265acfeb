import type { StatusKey } from '@shared/domain/subscription';
import type { ConfirmState } from '@shared/domain/subscription-codes';

/** Source: STATE-003. */
export const confirmSentence: Record<ConfirmState, string> = {
  waiting: '승인대기', // literal
  approved: '승인완료', // literal
  rejected: '반려', // literal
};

/** Status text of a membership in the list. Source: STATUS-006…009. */
export const statusSentence: Record<StatusKey, string> = {
  ...confirmSentence,
  joined: '가입',
  'cancellation-requested': '해지 신청',
  expired: '만료',
  'revocation-complete': '해지 완료',
  'refund-in-progress': '해지 완료 · 환불 처리 중',
  'refund-complete': '환불 완료',
  'application-rejected': '신청 반려',
  unpaid: '결제가 완료되지 않음',
  none: '',
};
