import type { Brand } from '../brand';
import { fail, ok, type Result } from '../result';
import { withoutSpecialAndBlanks } from './cleaning';

/** A Korean plate such as `12가3456` or `123가4567`, without blanks and region. Source: VALID-007, A-63. */
export type PlateNumber = Brand<string, 'PlateNumber'>;
export type PlateNumberError = 'empty' | 'not-a-plate';

const PLATE = /^\d{2,3}[가-힣]\d{4}$/;

/** Returns typed or recognised text without blanks and special characters. Source: VALID-011, 014. */
export const cleanPlateNumber = withoutSpecialAndBlanks;

export function parsePlateNumber(text: string): Result<PlateNumber, PlateNumberError> {
  if (text === '') return fail('empty');
  return PLATE.test(text) ? ok(text as PlateNumber) : fail('not-a-plate');
}
