import { ApiFailure } from '.';

/** Code of axios for an answer that did not come in time. The server may still be working on the call. */
const TIMED_OUT = 'ETIMEDOUT';

/** Returns whether a call had no answer in time. Such a call is not repeated automatically. Source: A-82. */
export const tookTooLong = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure &&
  thrown.failure.kind === 'unreachable' &&
  (thrown.cause as { code?: unknown } | undefined)?.code === TIMED_OUT;
