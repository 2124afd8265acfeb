import { legalDocuments } from '@shared/copy/legal';
import type { DocumentKind } from '@shared/domain/attachment';
import { documentCodes } from '../backend/documents';
import { isExtension, isInsured, type SubscriptionRow } from '../backend/subscription-rows';

export type StaffAction =
  | 'approve'
  | 'reject'
  | 'requestRetake'
  | 'withdraw'
  | 'confirmRevoke'
  | 'refund';

/** A membership for staff, with the codes of the API (STATE-001…003) and the actions that are possible now. */
export type SubscriptionCard = ReturnType<typeof subscriptionCard>;

export const subscriptionCard = (row: SubscriptionRow) => ({
  id: row.id,
  person: { id: row.personId, key: row.personKey, name: row.personName },
  title: row.packageTitle,
  group: row.group,
  vin: row.vin,
  plate: row.plate ?? undefined,
  state: row.state,
  stateReq: row.stateReq,
  confirm: row.confirm,
  isPaid: row.isPaid,
  createdOn: row.createdOn,
  startsOn: row.startsOn ?? undefined,
  stopsOn: row.stopsOn ?? undefined,
  price: row.price,
  isInsured: isInsured(row),
  documents: row.documents.map(({ kind, url, confirm, reason }) => ({
    kind: kindOf(kind),
    url,
    confirm,
    reason: reason ?? undefined,
  })),
  agreedTexts: agreedTexts(row.transferTermVersions ?? row.payments[0]?.details['terms_version']),
  revokeReason: revokeReasonOf(row.revokeReason ?? {}),
  rejectReason: row.rejectReason ?? undefined,
  may: actions(row),
});

const kinds = Object.keys(documentCodes) as DocumentKind[];
function kindOf(code: number): DocumentKind {
  const kind = kinds.find((one) => documentCodes[one] === code);
  if (kind === undefined) throw new RangeError(`no document of kind ${code}`);
  return kind;
}

/** Returns the reason and what the customer wrote, for example '기타 · 청약철회'. */
function revokeReasonOf(reason: Record<string, unknown>): string | undefined {
  const texts = [reason['revoke_reason_text'], reason['revoke_reason_write']];
  return texts.filter((text) => typeof text === 'string' && text !== '').join(' · ') || undefined;
}

function actions(row: SubscriptionRow): readonly StaffAction[] {
  const ends: readonly StaffAction[] = isExtension(row) ? ['withdraw'] : [];
  if (row.isPaid && (row.state === 15 || isExtension(row)) && row.confirm !== 20)
    return row.documents.length > 0
      ? ['approve', 'reject', 'requestRetake', ...ends]
      : ['approve', 'reject', ...ends];
  if (isExtension(row)) return ends;
  if (row.state === 20 && row.stateReq === -20) return ['confirmRevoke'];
  return row.state === -20 || row.state === -50 ? ['refund'] : [];
}

export type AgreedText = { title: string; version: string };

/** Converts the stored map of term key to version. Leaves out keys without a text in this project. */
export const agreedTexts = (versions: unknown): readonly AgreedText[] => {
  const stored = (versions ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(legalDocuments).flatMap(([key, { title }]) => {
    const version = stored[key];
    return typeof version === 'string' ? [{ title, version }] : [];
  });
};
