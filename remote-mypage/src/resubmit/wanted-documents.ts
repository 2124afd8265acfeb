import { type DocumentKind, documentKinds } from '@shared/domain/attachment';
import { canResubmit } from '@shared/domain/resubmission';
import type { SubscriptionFacts } from '@shared/domain/subscription';

export type DocumentFacts = Pick<
  SubscriptionFacts,
  'state' | 'confirm' | 'documents' | 'insuranceAccepted' | 'insured'
>;

/** Returns the documents that the customer may send again, in order. Source: RESUB-002…005. */
export const resubmittable = (subscription: DocumentFacts): readonly DocumentKind[] =>
  documentKinds.filter((kind) => canResubmit(subscription, kind));

/**
 * Returns the documents that staff need, in order: rejected ones, and missing ones of the insurance tier. A membership
 * without insurance needs none unless staff ask, so its missing documents do not count.
 */
export const wantedDocuments = (subscription: DocumentFacts): readonly DocumentKind[] =>
  resubmittable(subscription).filter((kind) => wasSent(subscription, kind) || subscription.insured);

export const wantsDocuments = (subscription: DocumentFacts): boolean =>
  wantedDocuments(subscription).length > 0;

/** Returns whether the customer has sent this document before. */
export const wasSent = (
  { documents }: Pick<SubscriptionFacts, 'documents'>,
  kind: DocumentKind,
): boolean => documents[kind] !== 'absent';

/** Returns whether a wanted document was sent before. */
export const wantsAgain = (subscription: DocumentFacts): boolean =>
  wantedDocuments(subscription).some((kind) => wasSent(subscription, kind));

/** Returns the documents that staff rejected, in order. */
export const rejectedDocuments = ({
  documents,
}: Pick<SubscriptionFacts, 'documents'>): readonly DocumentKind[] =>
  documentKinds.filter((kind) => documents[kind] === 'retake');
