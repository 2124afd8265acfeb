import type { Queries } from '@shared/database/database';
import type { DocumentKind } from '@shared/domain/attachment';
import { parseAttachmentConfirm } from '@shared/domain/attachment';
import { canResubmit } from '@shared/domain/resubmission';
import { record } from '../log';
import type { World } from '../world';
import { documentCodes, safeDocuments, storeDocument, waitingPhotos } from './documents';
import type { VehicleData } from './order-body';
import type { Person } from './person';
import { conflict } from './refusal';
import { ownLocked } from './revoke';
import { type SubscriptionRow, standingOf } from './subscription-rows';

export type Resubmission = {
  options?: { vehicleData?: VehicleData | null; km?: number | null };
  att_reg_url?: string | null;
  att_insp_url?: string | null;
  att_panel_url?: string | null;
};

/**
 * Stores resubmitted documents and changed mileage or vehicle details. Source: API-025, RESUB-002…RESUB-005, A-47.
 * @throws {Refused} 409
 */
export const resubmit = (
  world: World,
  person: Person,
  id: string,
  papers: Resubmission,
): Promise<void> =>
  world.database.transaction(async (tx) => {
    const row = await ownLocked(tx, person, id);
    const named = safeDocuments(papers);
    const { state, confirm } = standingOf(row);
    if (state !== 'pending' || confirm !== 'waiting')
      throw conflict('지금은 서류를 다시 제출할 수 없습니다.');
    const documents = named.length > 0 ? named : await askedAgain(tx, person, row);
    for (const [kind, url] of documents) {
      if (!canResubmit(resubmittable(row), kind)) throw conflict('다시 제출할 수 없는 서류입니다.');
      await storeDocument(tx, id, kind, url);
    }
    await tx.query(
      'update subscription set vehicle_data = vehicle_data || $2::jsonb where id = $1',
      [id, JSON.stringify(vehicleChange(papers))],
    );
    const said = documents.map(([kind]) => kind).join(', ') || 'vehicle';
    await record(tx, world, { kind: 'resubmitted', subject: id, said });
  });

/** Returns the photos that were uploaded since staff requested them. */
async function askedAgain(tx: Queries, person: Person, row: SubscriptionRow) {
  const waiting = await waitingPhotos(tx, person.id);
  return waiting.filter(([kind]) => canResubmit(resubmittable(row), kind));
}

/** Returns the details that may change. The VIN and the first registration cannot. */
function vehicleChange({ options }: Resubmission): Record<string, unknown> {
  const said = options?.vehicleData;
  const km = options?.km ?? said?.km;
  return {
    ...(typeof km === 'number' ? { km } : {}),
    ...(said?.num_reg ? { num_reg: said.num_reg } : {}),
    ...(said?.model ? { model: said.model } : {}),
  };
}

function resubmittable(row: SubscriptionRow) {
  const { state, confirm } = standingOf(row);
  const said = (kind: DocumentKind) => {
    const document = row.documents.find((one) => one.kind === documentCodes[kind]);
    return document ? (parseAttachmentConfirm(document.confirm) ?? 'unchecked') : 'absent';
  };
  const before = row.payments[0]?.details['termsPre'] as { insurance?: unknown } | null | undefined;
  return {
    state,
    confirm,
    documents: {
      registration: said('registration'),
      inspection: said('inspection'),
      panel: said('panel'),
    } as const,
    insuranceAccepted: before?.insurance === true,
  };
}
