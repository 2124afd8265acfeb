import type { PlainDate } from '@shared/domain/calendar';
import type { Won } from '@shared/domain/money';
import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { type Subscription, subscription } from './subscription-shape';
import { id, inData, maybe, maybeDay, shownText, wonAmount } from './wire';

/** A claim on the repair-cost warranty. Source: ENTITY-031. */
export type CareInsuranceConfirm = {
  id: string;
  approvedOn: PlainDate | undefined;
  /** With VAT. */
  price: Won;
  seller: { id: string; title: string } | undefined;
  centre: { id: string; slug: string; title: string } | undefined;
  subscription: Subscription | undefined;
};

const confirm = v.pipe(
  v.object({
    id,
    date_approval: maybeDay,
    price_with_vat: wonAmount,
    dealer_cdk: maybe(v.object({ id, title: shownText })),
    dealer_agent_cdk: maybe(v.object({ id, slug: shownText, title: shownText })),
    subsc: maybe(subscription),
  }),
  v.transform(
    (wire): CareInsuranceConfirm => ({
      id: wire.id,
      approvedOn: wire.date_approval,
      price: wire.price_with_vat,
      seller: wire.dealer_cdk,
      centre: wire.dealer_agent_cdk,
      subscription: wire.subsc,
    }),
  ),
);

/** Source: API-033. */
export const fetchCareInsuranceConfirm = (
  call: ApiClient,
  confirmId: string,
): Promise<CareInsuranceConfirm> =>
  call({ method: 'GET', path: api`/careInsuranceConfirms/${confirmId}`, answer: inData(confirm) });

/** Name under which the document is saved. Source: API-034. */
export const CONFIRM_PDF_NAME = 'ServiceCare+.pdf';

/** Source: API-034. */
export const fetchConfirmPdf = (call: ApiClient, confirmId: string): Promise<Blob> =>
  call({
    method: 'GET',
    path: api`/careInsuranceConfirms/downloadPOAPdf/${confirmId}`,
    as: 'blob',
    answer: v.blob(),
  });
