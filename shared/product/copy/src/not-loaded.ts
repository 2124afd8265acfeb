import type { Failure } from '@shared/failure';

const OFFLINE = '인터넷 연결을 확인한 뒤 다시 시도해 주세요.';
const NO_ANSWER = '답을 받지 못했어요. 연결 상태를 확인하거나 잠시 후 다시 시도해 주세요.';
const OURS =
  '저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도하고, 계속되면 고객센터에 오류 코드를 알려 주세요.';

const isLost = ({ kind }: Failure): boolean => kind === 'unreachable';

/**
 * Returns why something did not load, and the code for the customer centre. It blames the network only if there was no
 * answer. The browser's offline state alone is not enough, because webviews report it with a working network. An
 * unusable answer is our fault. Source: A-80.
 */
export function whyNotLoaded(
  thrown: unknown,
  isOnline: boolean = navigator.onLine,
): { text: string; code?: string } {
  const failure = failureIn(thrown);
  const isAnswered = failure.kind === 'unexpected' ? failure.status > 0 : !isLost(failure);
  if (!isOnline && !isAnswered) return { text: OFFLINE };
  if (isLost(failure)) return { text: NO_ANSWER };
  return { text: OURS, code: codeOf(failure) };
}

/**
 * Reads the property by name, because importing the failure class would add the response readers to prerendered pages.
 */
const failureIn = (thrown: unknown): Failure =>
  typeof thrown === 'object' && thrown !== null && 'failure' in thrown
    ? (thrown.failure as Failure)
    : { kind: 'unexpected', status: 0, said: undefined };

const statusOf = {
  unreachable: 0,
  'signed-out': 401,
  forbidden: 403,
  conflict: 409,
  'apply-ended': 400,
} as const satisfies Record<Exclude<Failure['kind'], 'unexpected'>, number>;

/**
 * Returns the four digits that a customer tells the customer centre. They are 0 and the HTTP status, for example 0503,
 * or the reference of an unreadable answer. A page that failed has no status, so its code is 0000.
 */
function codeOf(failure: Failure): string {
  if (failure.kind !== 'unexpected') return fourDigits(statusOf[failure.kind]);
  return failure.reference ?? fourDigits(failure.status);
}

const fourDigits = (status: number): string => `${status}`.padStart(4, '0');
