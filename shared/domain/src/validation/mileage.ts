import type { Brand } from '../brand';
import { formatNumber } from '../format';
import { fail, ok, type Result } from '../result';
import { type Tier, takesMileage } from '../tier';

/** Whole kilometres, never 0. Sent as a number. Source: A-32. */
export type Mileage = Brand<number, 'Mileage'>;
export type MileageError = 'NEED_INPUT_KM' | 'KM_LIMIT_WARNING';

const MOST_DIGITS = 7;

/** What the field shows of typed text: digits with separators, no leading zero. Source: VALID-026…028, 032. */
export function shownMileage(typed: string): string {
  const digits = digitsOf(typed);
  return digits === '' ? '' : formatNumber(Number(digits));
}

/** Nothing and 0 are no mileage; the insurance tier stops above its limit. Source: VALID-029…031. */
export function parseMileage(typed: string, tier: Tier): Result<Mileage, MileageError> {
  const kilometres = Number(digitsOf(typed));
  if (kilometres === 0) return fail('NEED_INPUT_KM');
  return takesMileage(tier, kilometres) ? ok(kilometres as Mileage) : fail('KM_LIMIT_WARNING');
}

const digitsOf = (typed: string): string =>
  typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, MOST_DIGITS);
