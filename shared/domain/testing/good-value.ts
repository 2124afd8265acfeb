import type { Result } from '../src/result';

/** The value of a result that must be good. @throws {Error} it is not. */
export function goodValue<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`not ok: ${result.error}`);
  return result.value;
}
