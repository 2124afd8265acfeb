import type { DocumentKind } from '@shared/domain/attachment';
import type { TermAnswers } from '@shared/domain/required-terms';
import type { SolicitationStep } from '@shared/domain/solicitation';
import { revokeBadge, type SubscriptionFacts } from '@shared/domain/subscription';
import type { TermKey } from '@shared/domain/term-keys';
import { awaitsNotice } from '@shared/domain/transfer';

type Status = Pick<SubscriptionFacts, 'state' | 'request'>;

/** Each function returns whether the data of the server shows that a change happened. Source: A-77. */

/** Returns whether the cancellation is filed or further. */
export const isRevokeFiled = (held: Status): boolean => revokeBadge(held) !== 0;

export const isRevokeWithdrawn = (held: Status): boolean => revokeBadge(held) === 0;

/** Returns whether the server holds none of these consents any more. */
export const areConsentsWithdrawn =
  (keys: readonly TermKey[]) =>
  ({ payments }: { payments: { terms: TermAnswers } | undefined }): boolean =>
    keys.every((key) => payments?.terms[key] !== true);

/** Returns whether a missing or rejected document now waits for review or is approved. */
export const isDocumentIn =
  (kind: DocumentKind) =>
  ({ documents }: Pick<SubscriptionFacts, 'documents'>): boolean =>
    documents[kind] === 'unchecked' || documents[kind] === 'suitable';

type Mine = Pick<SubscriptionFacts, 'id' | 'state' | 'transfer'>;

/** Returns whether the new owner has the membership, or the notice has a state of the transfer. */
export const isTransferFiled =
  (id: string) =>
  ({
    subscriptions,
    notice,
  }: {
    subscriptions: readonly Mine[];
    notice: { state: number | undefined } | undefined;
  }): boolean =>
    subscriptions.some((one) => one.id === id) || notice?.state !== undefined;

/** Returns whether the receiver needs no further notice of the transfer. */
export const isNoticeConfirmed =
  (id: string) =>
  ({ subscriptions }: { subscriptions: readonly Mine[] }): boolean =>
    subscriptions.some((one) => one.id === id && !awaitsNotice(one));

type Link = { step: SolicitationStep };
export const isLinkAgreed = ({ step }: Link): boolean => step > 1;
export const isLinkPaid = ({ step }: Link): boolean => step === 4;

export const isRegistered =
  (vin: string) =>
  ({ vehicles }: { vehicles: readonly { vin: string }[] }): boolean =>
    vehicles.some((one) => one.vin === vin);
