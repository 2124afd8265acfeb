import { cleanCode } from '@shared/text/clean-text';
import type { Brand } from '../brand';
import { fail, ok, type Result } from '../result';

/** A discount code for a lookup. Only the server knows whether it exists. */
export type VipCodeText = Brand<string, 'VipCodeText'>;

/** No code is longer, so a longer text is not looked up. */
const LONGEST = 40;

/** Source: PAY-028. */
export function parseVipCode(typed: string): Result<VipCodeText, 'empty' | 'too-long'> {
  const code = cleanCode(typed);
  if (code === '') return fail('empty');
  return code.length > LONGEST ? fail('too-long') : ok(code as VipCodeText);
}
