import type { Brand } from '../brand';
import { fail, ok, type Result } from '../result';
import { withoutSpecialAndBlanks } from './cleaning';

/** A Korean plate such as `12가3456` or `123가4567`, without blanks and region. Source: VALID-007, A-63. */
export type PlateNumber = Brand<string, 'PlateNumber'>;
export type PlateNumberError = 'empty' | 'not-a-plate';

const PLATE = /^\d{2,3}[가-힣]\d{4}$/;

/** Returns typed or recognised text without blanks and special characters. Source: VALID-011, 014. */
export const cleanPlateNumber = withoutSpecialAndBlanks;

/**
 * Returns the server's plate without blanks and hyphens, or '' if it is unreadable because it has no digit. The pattern is
 * only for typed plates. Examples: `12가 3456` is `12가3456`, `서울 12가-3456` is `서울12가3456`. Source: A-97.
 */
export const plateOfAccount = (text: string): string =>
  /\p{N}/u.test(text) ? cleanPlateNumber(text) : '';

/** Returns whether the backend may check a plate: it fits the pattern, or it is the plate of the account. Source: A-97. */
export const maySendPlate = (plate: string, ofAccount: string): boolean =>
  parsePlateNumber(plate).ok || (plate !== '' && plate === plateOfAccount(ofAccount));

export function parsePlateNumber(text: string): Result<PlateNumber, PlateNumberError> {
  if (text === '') return fail('empty');
  return PLATE.test(text) ? ok(text as PlateNumber) : fail('not-a-plate');
}
