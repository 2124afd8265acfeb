import { cleanText } from '@shared/text/clean-text';
import type { Brand } from '../brand';
import { fail, ok, type Result } from '../result';

/** Name of the customer in the registration document. Source: VALID-001. */
export type OwnerName = Brand<string, 'OwnerName'>;

/** Source: VALID-013. */
export const cleanOwnerName = cleanText;

export const parseOwnerName = (text: string): Result<OwnerName, 'empty'> =>
  cleanOwnerName(text) === '' ? fail('empty') : ok(cleanOwnerName(text) as OwnerName);
