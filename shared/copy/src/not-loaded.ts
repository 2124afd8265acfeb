import type { Failure } from '@shared/api/failure';

const OFFLINE = '인터넷 연결을 확인한 뒤 다시 시도해 주세요.';
const NO_ANSWER = '답을 받지 못했어요. 연결 상태를 확인하거나 잠시 후 다시 시도해 주세요.';
const OURS =
  '저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도하고, 계속되면 고객센터에 오류 코드를 알려 주세요.';

/**
 * Why something did not come, and what the customer tells the customer centre. The network is named only where no
 * answer came; what was answered and cannot be used is our side's fault. Source: A-80.
 */
export function whyNotLoaded(
  thrown: unknown,
  isOnline: boolean = navigator.onLine,
): { text: string; code?: string } {
  if (!isOnline) return { text: OFFLINE };
  const failure = failureIn(thrown);
  if (failure.kind === 'unreachable') return { text: NO_ANSWER };
  return { text: OURS, code: codeOf(failure) };
}

/** Read by its name: the class of failures brings the readers of answers with it, and this stands in first views. */
const failureIn = (thrown: unknown): Failure =>
  typeof thrown === 'object' && thrown !== null && 'failure' in thrown
    ? (thrown.failure as Failure)
    : { kind: 'unexpected', status: 0, said: undefined };

const UNREADABLE = { from: 200, below: 300 };

function codeOf(failure: Failure): string {
  if (failure.kind !== 'unexpected') return failure.kind;
  const { status, reference } = failure;
  // The name under which an unreadable answer is reported.
  if (reference !== undefined) return reference;
  // An answer that came and cannot be read; a page that broke has no status at all.
  if (status >= UNREADABLE.from && status < UNREADABLE.below) return `R${status}`;
  return status > 0 ? `${status}` : 'P0';
}
