import { failureOf } from '@shared/failure';

/** Statuses from 400 to 499 that concern the transmission: timeout, too early, too many requests. */
const OF_THE_WAY: readonly number[] = [408, 425, 429];

/**
 * Returns whether the outcome of the request is unknown, because no answer came or it is a server error or unreadable.
 * The change may have happened. Source: A-77.
 */
export function isLost(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  switch (failure.kind) {
    case 'signed-out':
    case 'forbidden':
    case 'conflict':
    case 'apply-ended':
      return false;
    case 'unexpected': {
      const { status } = failure;
      return status < 400 || status >= 500 || OF_THE_WAY.includes(status);
    }
    default:
      return true;
  }
}

/** Returns whether no answer came from the server itself. A server that failed did answer. */
export function isUnanswered(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  if (failure.kind !== 'unexpected') return failure.kind === 'unreachable';
  return failure.status < 400 || GATEWAYS.includes(failure.status);
}
const GATEWAYS: readonly number[] = [502, 503, 504];
