import type { LoggedRequest } from '../../log';

export type AskedCalls = { words: string; only: 'all' | 'failed' | 'drift'; after: number };

export const isFailed = ({ status, drift }: LoggedRequest): boolean =>
  status >= 400 || drift !== undefined;

/** Returns the calls of the chosen kind that match all words and are later than `after`, latest first. */
export function foundCalls(
  calls: readonly LoggedRequest[],
  { words, only, after }: AskedCalls,
): LoggedRequest[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    const { method, path, operationId, status, personKey } = call;
    const text = [method, path, operationId, status, personKey].join(' ').toLowerCase();
    return (
      call.number > after &&
      (only === 'all' || (only === 'failed' ? isFailed(call) : call.drift !== undefined)) &&
      wanted.every((word) => text.includes(word))
    );
  });
}
