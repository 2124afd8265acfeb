import { isCalendarDay, type PlainDate } from '@shared/domain/calendar';
import type { Package } from '@shared/domain/package';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { VIN_LENGTH } from '@shared/domain/validation/vin';

/** Choice of the home page, read from the address. */
export type AddressChoice = {
  pkg: Package;
  /** Absent when no vehicle is known yet. Then the registration document provides it. Source: A-03. */
  vin: string | undefined;
  registeredOn: PlainDate | undefined;
  /** Service period in months, the same for all memberships. */
  months: number;
};

/**
 * Reads the choice from the query of the terms page. Returns `undefined` when it names nothing that is for sale.
 * Ignores `term`. Source: APPLY-003, A-70, A-86.
 */
export function readChoice(
  query: URLSearchParams,
  packages: readonly Package[],
): AddressChoice | undefined {
  const pkg = packages.find(({ id }) => id === query.get('pkg'));
  if (!pkg) return undefined;
  const vehicle = query.get('vehicle') ?? '';
  const date = query.get('date') ?? '';
  return {
    pkg,
    vin: vehicle.length === VIN_LENGTH ? vehicle : undefined,
    registeredOn: isCalendarDay(date) ? date : undefined,
    months: SERVICE_MONTHS,
  };
}
