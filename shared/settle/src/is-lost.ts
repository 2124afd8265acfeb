import { failureOf } from '@shared/api/failure';

/** Statuses of 400 to 499 that speak of the way, not of what was asked: timed out, too early, too many. */
const OF_THE_WAY: readonly number[] = [408, 425, 429];

/**
 * Not refused: no answer, a gateway's, one of 500 or more, or one that cannot be read. What was asked may have
 * happened all the same. Source: A-77.
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

/** Of those, the ones without any answer; a server that failed did answer. */
export function isUnanswered(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  if (failure.kind !== 'unexpected') return failure.kind === 'unreachable';
  return failure.status < 400 || GATEWAYS.includes(failure.status);
}
const GATEWAYS: readonly number[] = [502, 503, 504];
