import type { Brand } from '../brand';
import { fail, ok, type Result } from '../result';
import { withoutSpecialInModel } from './cleaning';

/** Model type in upper case, such as `520D XDRIVE`. Source: VALID-008. */
export type Model = Brand<string, 'Model'>;

/** Removes special characters but keeps blanks, dots and hyphens: "C5 2.0". Source: VALID-011, 012, A-63, A-86. */
export const cleanModel = (text: string): string => withoutSpecialInModel(text).toUpperCase();

export const parseModel = (text: string): Result<Model, 'empty'> =>
  text.trim() === '' ? fail('empty') : ok(text.trim() as Model);
