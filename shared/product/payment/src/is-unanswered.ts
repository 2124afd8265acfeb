import { failureOf } from '@shared/failure';

/** Returns whether no answer came from the server itself. A server that failed did answer. Source: A-77. */
export function isUnanswered(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  if (failure.kind !== 'unexpected') return failure.kind === 'unreachable';
  return failure.status < 400 || GATEWAYS.includes(failure.status);
}
const GATEWAYS: readonly number[] = [502, 503, 504];
