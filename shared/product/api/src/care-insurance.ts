import { membershipName } from '@shared/domain/names';
import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { packageOf } from './package-of';
import { maybeDay } from './read/day';
import { inDataOrBare, maybe } from './read/part';
import { id, maybeWon, shownText, written } from './read/scalar';

/** Reads an object with a title, or the title alone, because the specification does not define the format. */
const titled = v.union([
  v.object({ title: shownText }),
  v.pipe(
    written,
    v.transform((title) => ({ title })),
  ),
]);

const confirm = v.pipe(
  v.object({
    id,
    date_approval: maybeDay,
    price_with_vat: maybeWon,
    dealer_cdk: maybe(titled),
    dealer_agent_cdk: maybe(titled),
    subsc: maybe(v.object({ pkg: maybe(packageOf), vehicle_num_reg: shownText })),
  }),
  v.transform((wire) => ({
    id: wire.id,
    approvedOn: wire.date_approval,
    /** With VAT. */
    price: wire.price_with_vat,
    dealer: wire.dealer_cdk?.title ?? '',
    centre: wire.dealer_agent_cdk?.title ?? '',
    subscription: wire.subsc && {
      name: wire.subsc.pkg ? membershipName(wire.subsc.pkg) : '',
      plate: wire.subsc.vehicle_num_reg,
    },
  })),
);
/** A claim on the repair-cost warranty. Source: ENTITY-031. */
export type CareInsuranceConfirm = v.InferOutput<typeof confirm>;

/** Fetches one repair confirmation. Source: API-033. */
export const fetchCareInsuranceConfirm = (
  call: ApiClient,
  confirmId: string,
): Promise<CareInsuranceConfirm> =>
  call({
    method: 'GET',
    path: api`/careInsuranceConfirms/${confirmId}`,
    answer: inDataOrBare(confirm),
  });

/** File name of the downloaded document. Source: API-034. */
export const CONFIRM_PDF_NAME = 'ServiceCare+.pdf';

/** A gateway may answer with a page or a message. Saved as a document, it would not open. */
const document = v.pipe(
  v.blob(),
  v.check(({ size, type }) => size > 0 && !/json|text/.test(type)),
);

/** Fetches the document of a repair confirmation. Source: API-034. */
export const fetchConfirmPdf = (call: ApiClient, confirmId: string): Promise<Blob> =>
  call({
    method: 'GET',
    path: api`/careInsuranceConfirms/downloadPOAPdf/${confirmId}`,
    as: 'blob',
    answer: document,
  });
