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
  const documents = rejectedDocumentsText(subscription);
  const { rejectedBecause } = subscription;
  return [
    ...(documents ? [documents] : []),
    ...(rejectedBecause ? [`사유: ${rejectedBecause}`] : []),
  ];
}

/** Returns the rejected documents, or `undefined` if there are none. Example: '반려된 서류: 정기검사 결과지'. */
export function rejectedDocumentsText(subscription: Subscription): string | undefined {
  const documents = rejectedDocuments(subscription).map((kind) => documentLabel[kind]);
  return documents.length > 0 ? `반려된 서류: ${documents.join(', ')}` : undefined;
}
