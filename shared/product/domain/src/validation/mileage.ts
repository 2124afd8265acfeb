import { cleanCode } from '@shared/text/clean-text';
import { formatNumber } from '@shared/text/number';
import type { Brand } from '../brand';
import { fail, ok, type Result } from '../result';
import { type Tier, takesMileage } from '../tier';

/** Whole kilometres, never 0. Sent as a number. Source: A-32. */
export type Mileage = Brand<number, 'Mileage'>;
export type MileageError = 'NEED_INPUT_KM' | 'KM_LIMIT_WARNING';

const MOST_DIGITS = 7;

/** Returns the text of the field: digits with separators, without leading zeros. Source: VALID-026…028, 032. */
export function shownMileage(typed: string): string {
  const digits = digitsOf(typed);
  return digits === '' ? '' : formatNumber(Number(digits));
}

/** Returns the mileage. Empty text and 0 are missing, and the insurance tier has a limit. Source: VALID-029…031. */
export function parseMileage(typed: string, tier: Tier): Result<Mileage, MileageError> {
  const kilometres = Number(digitsOf(typed));
  if (kilometres === 0) return fail('NEED_INPUT_KM');
  return takesMileage(tier, kilometres) ? ok(kilometres as Mileage) : fail('KM_LIMIT_WARNING');
}

const digitsOf = (typed: string): string =>
  cleanCode(typed).replace(/\D/g, '').replace(/^0+/, '').slice(0, MOST_DIGITS);
