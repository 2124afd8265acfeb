import type { Brand } from '../brand';
import { fail, ok, type Result } from '../result';

/** A discount code as it is looked up; whether it exists is the server's answer. */
export type VipCodeText = Brand<string, 'VipCodeText'>;

/** Source: PAY-028. */
export const parseVipCode = (typed: string): Result<VipCodeText, 'empty'> =>
  typed.trim() === '' ? fail('empty') : ok(typed.trim() as VipCodeText);
