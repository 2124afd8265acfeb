import type { Say } from '@shared/api/reaction';
import type { Failure } from '@shared/failure';
import { hostMessages as messages } from './popup-host';

/** Returns the sentence that an alert shows for a failure. Source: ERR-010, 012…017, 019, 020, 022; A-51. */
export function sentenceOf(failure: Failure, say: Say): string {
  const said = 'said' in failure ? failure.said : undefined;
  if (typeof say === 'object') {
    const own = (say.first === 'status' ? prefixed : referred)(failure, say.words);
    return say.first === 'server' ? (said ?? own) : own;
  }
  switch (say) {
    case 'no-permission':
      return messages['no-permission'];
    case 'server-or-no-permission':
      return said ?? messages['no-permission'];
    case 'server':
      return said ?? prefixed(failure, messages.generic);
    case 'status-text':
      return statusText(failure) ?? prefixed(failure, messages.generic);
    case 'lookup':
      return said ?? referred(failure, messages['lookup-failed']);
  }
}

/**
 * Adds a status other than 409 to the sentence. Example: '[500] …'. A missing answer has no status, and a status of
 * success is not shown. Source: ERR-016, 017; A-80.
 */
function prefixed(failure: Failure, sentence: string): string {
  const isError = failure.kind === 'unexpected' && failure.status >= LOWEST_ERROR;
  return referred(failure, isError ? `[${failure.status}] ${sentence}` : sentence);
}

/** Adds the reference under which an unreadable answer is reported. Source: A-80. */
const referred = (failure: Failure, sentence: string): string =>
  failure.kind === 'unexpected' && failure.reference !== undefined
    ? `${sentence} (오류 코드 ${failure.reference})`
    : sentence;

const LOWEST_ERROR = 300;

/**
 * Returns status and status text. HTTP/2 has no status text, so the generic sentence may follow the number.
 * Source: ERR-020.
 */
function statusText(failure: Failure): string | undefined {
  if (failure.kind === 'conflict') return '[409] Conflict';
  if (failure.kind === 'forbidden') return '[403] Forbidden';
  return failure.kind === 'unexpected' &&
    failure.status >= LOWEST_ERROR &&
    failure.statusText !== undefined
    ? `[${failure.status}] ${failure.statusText}`
    : undefined;
}
