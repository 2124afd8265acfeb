import type { Payments } from '@shared/api/payments-shape';
import type { PlainDate } from '@shared/domain/calendar';
import { isMarketingTerm } from '@shared/domain/marketing-terms';
import { type TermKey, termKeys } from '@shared/domain/term-keys';
import { termVersions as editionsOn } from './legal-editions';

/** One answer of an order. `version` is missing for a term without a text, or if the day is unknown. */
export type Consent = { key: TermKey; isGiven: boolean; version: string | undefined };

type Agreed = Pick<Payments, 'terms' | 'termVersions'>;

/**
 * Returns the answers of an order to its terms. If the server does not send the edition of a text, it is the one in
 * effect on `day`, the day of the order. Source: LAW-008.
 */
export function consentsOf({ terms, termVersions }: Agreed, day: PlainDate | undefined): Consent[] {
  const versions = { ...(day && editionsOn(termKeys, day)), ...termVersions };
  return termKeys.flatMap((key) => {
    const isGiven = terms[key];
    return isGiven === undefined
      ? []
      : [{ key, isGiven, version: isGiven ? versions[key] : undefined }];
  });
}

/** Consents to marketing and advertising. A customer may withdraw each of them. Source: LAW-008. */
export const advertisingKeys: readonly TermKey[] = termKeys.filter(
  (key) => isMarketingTerm(key) || key === 'insurance_marketing',
);
