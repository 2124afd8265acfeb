import type { DocumentKind } from './attachment';
import type { SubscriptionFacts } from './subscription';

type Resubmittable = Pick<
  SubscriptionFacts,
  'state' | 'confirm' | 'documents' | 'insuranceAccepted'
>;

/**
 * Returns whether a document may be uploaded again.
 * The application must be waiting and the document rejected or missing. The two photos also need accepted insurance
 * terms. Source: RESUB-002…005, A-47.
 */
export function canResubmit(
  { state, confirm, documents, insuranceAccepted }: Resubmittable,
  kind: DocumentKind,
): boolean {
  if (state !== 'pending' || confirm !== 'waiting') return false;
  if (documents[kind] !== 'retake' && documents[kind] !== 'absent') return false;
  return kind === 'registration' || insuranceAccepted;
}
