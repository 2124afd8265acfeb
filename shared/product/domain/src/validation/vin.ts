import type { Brand } from '../brand';
import { fail, ok, type Result } from '../result';
import { withoutSpecialAndBlanks } from './cleaning';

/** Vehicle identification number, also called chassis number: 17 of A-Z and 0-9. Source: VALID-010, A-63. */
export type Vin = Brand<string, 'Vin'>;
export type VinError = 'empty' | 'not-a-vin';

/** Length of a VIN, also the limit of its field. Source: VALID-035. */
export const VIN_LENGTH = 17;
const VIN = /^[A-Z0-9]{17}$/;

/**
 * Returns typed or recognised text in upper case without blanks and special characters. Source: VALID-011, 012, 014.
 */
export const cleanVin = (text: string): string => withoutSpecialAndBlanks(text).toUpperCase();

/**
 * Returns the text of a VIN field after an edit. A full field ignores a further letter. A longer pasted text is shown
 * completely, so that the customer sees what to remove. Source: APPLY-022.
 */
export function vinEdited(before: string, typed: string): string {
  const vin = cleanVin(typed);
  const isOneMore =
    before.length === VIN_LENGTH &&
    [...vin].some((_letter, at) => vin.slice(0, at) + vin.slice(at + 1) === before);
  return isOneMore ? before : vin;
}

export function parseVin(text: string): Result<Vin, VinError> {
  if (text === '') return fail('empty');
  return VIN.test(text) ? ok(text as Vin) : fail('not-a-vin');
}
