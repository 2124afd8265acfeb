import type { Brand } from '../brand';
import { fail, ok, type Result } from '../result';
import { withoutSpecialAndBlanks } from './cleaning';

/** Vehicle identification number, also called chassis number: 17 of A-Z and 0-9. Source: VALID-010, A-63. */
export type Vin = Brand<string, 'Vin'>;
export type VinError = 'empty' | 'not-a-vin';

/** Also the most a VIN field takes. Source: VALID-035. */
export const VIN_LENGTH = 17;
const VIN = /^[A-Z0-9]{17}$/;

/** What remains of typed or recognised text. Source: VALID-011, 012, 014. */
export const cleanVin = (text: string): string => withoutSpecialAndBlanks(text).toUpperCase();

export function parseVin(text: string): Result<Vin, VinError> {
  if (text === '') return fail('empty');
  return VIN.test(text) ? ok(text as Vin) : fail('not-a-vin');
}
