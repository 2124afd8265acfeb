import type { DocumentKind } from './attachment';
import { fail, ok, type Result } from './result';
import type { SubscriptionFacts } from './subscription';

export type WhyNoResubmission = 'not-pending' | 'not-waiting' | 'not-rejected' | 'not-insured';

type Resubmittable = Pick<
  SubscriptionFacts,
  'state' | 'confirm' | 'documents' | 'insuranceAccepted'
>;

/**
 * Returns whether a document may be uploaded again.
 * The application must be waiting and the document rejected or missing. The two photos also need accepted insurance
 * terms. Source: RESUB-002…005, A-47.
 */
export function offeredResubmission(
  subscription: Resubmittable,
  kind: DocumentKind,
): Result<DocumentKind, WhyNoResubmission> {
  const { state, confirm, documents, insuranceAccepted } = subscription;
  if (state !== 'pending') return fail('not-pending');
  if (confirm !== 'waiting') return fail('not-waiting');
  if (documents[kind] !== 'retake' && documents[kind] !== 'absent') return fail('not-rejected');
  return kind === 'registration' || insuranceAccepted ? ok(kind) : fail('not-insured');
}
