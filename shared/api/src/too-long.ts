import { ApiFailure } from './failure';

/** The answer did not come in the time it has: the server may be working on it still. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/** Given up while it may still have been answered, so it is not asked again by itself. Source: A-82. */
export const tookTooLong = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure &&
  thrown.failure.kind === 'unreachable' &&
  thrown.cause instanceof Error &&
  thrown.cause.name === 'TooLong'; // apps carry copies of the class
