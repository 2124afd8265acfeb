import { addBusinessDays, addDays, addMonths, type PlainDate } from './calendar';

/** Source: CONST-002. */
export const SERVICE_MONTHS = 12;
/** Days from approval to the first insured day. Source: CONST-003. */
export const INSURANCE_WAITING_DAYS = 30;

export type ServicePeriod = {
  /** From 00:00 of this day. */
  startsOn: PlainDate;
  /** The last covered day. */
  stopsOn: PlainDate;
};

/** Returns the 12 months from a first day. Source: CONST-002, A-28. */
export const periodFrom = (startsOn: PlainDate): ServicePeriod => ({
  startsOn,
  stopsOn: addDays(addMonths(startsOn, SERVICE_MONTHS), -1),
});

/**
 * Returns the expected first day of service for an application of `today`: the day after an approval that takes
 * `approvalDays` business days. Source: CONST-001, CONST-002.
 */
export const expectedStart = (today: PlainDate, approvalDays: number): PlainDate =>
  addDays(addBusinessDays(today, approvalDays), 1);
