import type { DocumentKind } from '@shared/domain/attachment';
import type { SolicitationStep } from '@shared/domain/solicitation';
import { revokeBadge, type SubscriptionFacts } from '@shared/domain/subscription';
import { awaitsNotice } from '@shared/domain/transfer';

type Status = Pick<SubscriptionFacts, 'state' | 'request'>;

/** Each change, and what the server holds once it happened. Source: A-77. */

/** The cancellation is asked for, or further. */
export const isRevokeFiled = (held: Status): boolean => revokeBadge(held) !== 0;

export const isRevokeWithdrawn = (held: Status): boolean => revokeBadge(held) === 0;

/** It was missing or rejected; now staff have to look at it, or have. */
export const isDocumentIn =
  (kind: DocumentKind) =>
  ({ documents }: Pick<SubscriptionFacts, 'documents'>): boolean =>
    documents[kind] === 'unchecked' || documents[kind] === 'suitable';

type Mine = Pick<SubscriptionFacts, 'id' | 'state' | 'transfer'>;

/** The new owner has it, or the notice knows of a transfer. */
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

/** The receiver is told nothing about it any more. */
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
