import type { EstimateStart } from '@shared/api/estimate';
import type { PlainDate } from '@shared/domain/calendar';
import { formatNumber } from '@shared/text/number';

/**
 * Values of the three optional selectors for a vehicle. They are kept while the page is open, and no call sends them.
 * Source: EST-002…004, A-37.
 */
export type VehicleDetails = {
  bsi: string;
  year: string;
  /** Whole kilometres. Undefined until the customer chooses. */
  km: number | undefined;
};

export const noDetails: VehicleDetails = { bsi: '', year: '', km: undefined };

export const yearLabel = (year: number): string => `${year}년`;
export const kmLabel = (km: number): string => `${formatNumber(km)}km`;

/** Returns which of the optional selectors are shown. Source: EST-002…004. */
export const selectorsOf = ({
  shows,
  bsi,
  mileages,
}: Pick<EstimateStart, 'shows' | 'bsi' | 'mileages'>) => ({
  bsi: shows.bsi && bsi.length > 0,
  year: shows.year,
  mileage: shows.mileage && mileages.length > 0,
});

type Registered = { vin: string; registeredOn: PlainDate | undefined };

/** Returns the year in the customer's record if the list offers it, otherwise ''. Source: EST-003, 005. */
export function registrationYear(
  vehicles: readonly Registered[] | undefined,
  vin: string,
  offered: readonly number[],
): string {
  const car = vehicles?.find((one) => one.vin === vin);
  const year = Number(car?.registeredOn?.slice(0, 4));
  return offered.includes(year) ? `${year}` : '';
}
