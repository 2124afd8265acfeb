import { addDays, type PlainDate } from '@shared/domain/calendar';
import {
  INSURANCE_WAITING_DAYS,
  periodFrom,
  type ServicePeriod,
} from '@shared/domain/service-period';

/** Returns the service period, which starts the day after approval. Source: CONST-002, A-28. */
export const periodAfterApproval = (approvedOn: PlainDate): ServicePeriod =>
  periodFrom(addDays(approvedOn, 1));

/** Returns the first insured day. Source: CONST-003, A-28. */
export const insuranceStart = (approvedOn: PlainDate): PlainDate =>
  addDays(approvedOn, INSURANCE_WAITING_DAYS);

/** Returns the period of an extension, which follows the old one without a gap. Source: EXT-007. */
export const extensionPeriod = (oldStop: PlainDate): ServicePeriod =>
  periodFrom(addDays(oldStop, 1));
