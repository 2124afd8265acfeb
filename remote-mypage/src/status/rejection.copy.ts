import type { Subscription } from '@shared/api/subscription';
import { isRejectedApplication } from '@shared/domain/subscription';
import { documentLabel } from '../resubmit/resubmit.copy';
import { rejectedDocuments } from '../resubmit/wanted-documents';

export const rejectionTitle = '신청이 반려됐어요';

/**
 * Returns why an application was rejected, as far as the backend says, and what is refunded. Example: ['반려된 서류: 정기검사
 * 결과지', '결제한 금액 전액을 돌려받을 수 있어요.'].
 */
export function rejectionWords(subscription: Subscription): readonly string[] {
  const why = reasons(subscription);
  return [
    ...(why.length > 0 ? why : ['반려 사유는 고객센터에서 확인할 수 있어요.']),
    ...(isRejectedApplication(subscription) ? ['결제한 금액 전액을 돌려받을 수 있어요.'] : []),
  ];
}

function reasons(subscription: Subscription): readonly string[] {
  const documents = rejectedDocuments(subscription).map((kind) => documentLabel[kind]);
  const { rejectedBecause } = subscription;
  return [
    ...(documents.length > 0 ? [`반려된 서류: ${documents.join(', ')}`] : []),
    ...(rejectedBecause ? [`사유: ${rejectedBecause}`] : []),
  ];
}
