import type { Brand } from '../brand';
import { fail, ok, type Result } from '../result';

/** Exactly four digits. Source: VALID-009. */
export type ModelYear = Brand<string, 'ModelYear'>;
export type ModelYearError = 'empty' | 'not-a-model-year';

export function parseModelYear(text: string): Result<ModelYear, ModelYearError> {
  if (text === '') return fail('empty');
  return /^\d{4}$/.test(text) ? ok(text as ModelYear) : fail('not-a-model-year');
}
