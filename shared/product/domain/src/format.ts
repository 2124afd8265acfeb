import { formatNumber } from '@shared/text/number';
import type { PlainDate } from './calendar';
import type { Won } from './money';
import type { UnitType } from './package';

/** Returns the amount with thousands separators and without unit: 1,234,567. Source: SHELL-019. */
export const formatWon = (amount: Won): string => formatNumber(amount);

/** Returns the day as 2026-11-20, the default format. Source: CONST-020, A-73. */
export const formatDay = (day: PlainDate): string => day;

/** Returns the day as 26.11.20 for the pop-up that asks which subscription to cancel. Source: REVOKE-012, A-73. */
export const formatShortDay = (day: PlainDate): string => day.slice(2).replaceAll('-', '.');

/** A count of this value means unlimited. Source: CONST-016. */
const UNLIMITED_COUNT = 999;

export const isUnlimited = (unitType: UnitType, unitBase: number): boolean =>
  unitType === 'count' && unitBase === UNLIMITED_COUNT;

/** Returns the amount of a coupon with separators, or `unlimited`, which screens translate. Source: COUPON-004, 005. */
export const formatUnits = (unitType: UnitType, units: number): string =>
  isUnlimited(unitType, units) ? 'unlimited' : formatNumber(units);
