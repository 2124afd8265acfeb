import { formatUnits } from '@shared/domain/format';
import type { UnitType } from '@shared/domain/package';

/** Shown for a count that the server did not send. */
export const UNKNOWN_UNITS = '-';
export const unitWord: Record<UnitType, string> = { count: '회', currency: '원' };

/** Returns an amount as text. Examples: '3회', '30,000원', '무제한'. Source: COUPON-004, 005; GUIDE-011. */
export function unitsText(unitType: UnitType, units: number | undefined): string {
  if (units === undefined) return UNKNOWN_UNITS;
  const amount = formatUnits(unitType, units);
  return amount === 'unlimited' ? '무제한' : `${amount}${unitWord[unitType]}`;
}
