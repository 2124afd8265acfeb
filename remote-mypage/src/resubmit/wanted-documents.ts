import { type DocumentKind, documentKinds } from '@shared/domain/attachment';
import { offeredResubmission } from '@shared/domain/resubmission';
import type { SubscriptionFacts } from '@shared/domain/subscription';

type DocumentFacts = Pick<
  SubscriptionFacts,
  'state' | 'confirm' | 'documents' | 'insuranceAccepted' | 'insured'
>;

/** Documents the customer may send again, in order. Source: RESUB-002…005. */
export const resubmittable = (subscription: DocumentFacts): readonly DocumentKind[] =>
  documentKinds.filter((kind) => offeredResubmission(subscription, kind).ok);

/**
 * Staff cannot go on without one of them: it was rejected, or the insurance tier never got it. A membership without
 * warranty asks for none, so there an absent one is no reason to wait.
 */
export const wantsDocuments = (subscription: DocumentFacts): boolean =>
  resubmittable(subscription).some(
    (kind) => subscription.documents[kind] === 'retake' || subscription.insured,
  );
