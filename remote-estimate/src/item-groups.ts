import type { EstimateStart, MaintenanceItem } from '@shared/api/estimate';
import { cleanCode } from '@shared/text/clean-text';

type Mileages = EstimateStart['mileages'];
type Recommendation = { km: number; isNow: boolean };
export type ItemGroup = { title: string | undefined; items: readonly MaintenanceItem[] };

/** A list with more items than this has a search field and groups. */
const SURVEYABLE = 12;

export const isLong = (items: readonly MaintenanceItem[]): boolean => items.length > SURVEYABLE;

/**
 * Returns the items in groups, recommended ones first and free ones last. A short list stays in one group.
 * Source: EST-006, A-37.
 */
export function itemGroups(
  items: readonly MaintenanceItem[],
  mileages: Mileages,
  km: number | undefined,
): readonly ItemGroup[] {
  if (!isLong(items)) return [{ title: undefined, items }];
  const placeOf = ({ no, price }: MaintenanceItem) => {
    if (price === 0) return 'free';
    return recommendationOf(no, mileages, km) === undefined ? 'other' : 'recommended';
  };
  const at = (place: ReturnType<typeof placeOf>) => items.filter((item) => placeOf(item) === place);
  return [
    { title: '권장 정비', items: at('recommended') },
    { title: '그 밖의 정비', items: at('other') },
    { title: '무료 항목', items: at('free') },
  ].filter((group) => group.items.length > 0);
}

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

/** Returns the items whose name contains `text`. Ignores spaces and letter case. */
export function itemsNamed(
  items: readonly MaintenanceItem[],
  text: string,
): readonly MaintenanceItem[] {
  const wanted = plain(text);
  return items.filter(({ name }) => plain(name).includes(wanted));
}

const plain = (text: string): string => cleanCode(text).replaceAll(/\s/g, '').toLowerCase();
