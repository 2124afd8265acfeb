import type { Brand } from '../brand';
import { fail, ok, type Result } from '../result';
import { withoutSpecial } from './cleaning';

/** Model type in capitals, such as `520D XDRIVE`. Source: VALID-008. */
export type Model = Brand<string, 'Model'>;

/** Blanks survive here, and only here. Source: VALID-011, 012, A-63. */
export const cleanModel = (text: string): string => withoutSpecial(text).toUpperCase();

export const parseModel = (text: string): Result<Model, 'empty'> =>
  text.trim() === '' ? fail('empty') : ok(text.trim() as Model);
