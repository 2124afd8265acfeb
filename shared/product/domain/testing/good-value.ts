import type { Result } from '../src/result';

/** Returns the value of a successful result. @throws {Error} if the result is an error. */
export function goodValue<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`not ok: ${result.error}`);
  return result.value;
}
