import type { PlainDate } from './calendar';
import type { Won } from './money';
import type { UnitType } from './package';

/** Korean groups whole numbers by thousands. The browser's own formatter takes longer to make than home to draw. */
const grouped = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Thousands separators, no unit: 1,234,567. Source: SHELL-019. */
export const formatWon = (amount: Won): string => grouped(amount);
export const formatNumber = (value: number): string => grouped(value);

/** 2026-11-20, the default everywhere. Source: CONST-020, A-73. */
export const formatDay = (day: PlainDate): string => day;

/** 26.11.20, in the pop-up that asks which subscription to cancel. Source: REVOKE-012, A-73. */
export const formatShortDay = (day: PlainDate): string => day.slice(2).replaceAll('-', '.');

/** As many as wanted. Source: CONST-016. */
const UNLIMITED_COUNT = 999;

export const isUnlimited = (unitType: UnitType, unitBase: number): boolean =>
  unitType === 'count' && unitBase === UNLIMITED_COUNT;

/** Amount of a coupon: digits with separators, or `unlimited`, for which screens have a word. Source: COUPON-004, 005. */
export const formatUnits = (unitType: UnitType, units: number): string =>
  isUnlimited(unitType, units) ? 'unlimited' : grouped(units);
