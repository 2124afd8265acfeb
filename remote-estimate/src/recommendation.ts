import type { EstimateStart } from '@shared/api/estimate';

type Mileages = EstimateStart['mileages'];
type Recommendation = { km: number; isNow: boolean };

/**
 * Returns the mileage at which an item is recommended: the chosen one, or the lowest if none is chosen. Source: A-37.
 */
export function recommendationOf(
  no: number,
  mileages: Mileages,
  km: number | undefined,
): Recommendation | undefined {
  const kms = mileages.filter(({ itemNos }) => itemNos.includes(no)).map((mileage) => mileage.km);
  if (km !== undefined) return kms.includes(km) ? { km, isNow: true } : undefined;
  return kms.length === 0 ? undefined : { km: Math.min(...kms), isNow: false };
}
