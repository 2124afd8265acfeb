/** Why a call failed. Screens handle these six kinds and no others. `said` is the server's message. */
export type Failure =
  | { kind: 'unreachable' }
  | { kind: 'signed-out' }
  | { kind: 'forbidden'; said: string | undefined }
  | { kind: 'conflict'; said: string | undefined }
  | { kind: 'apply-ended'; code: string; said: string | undefined }
  | {
      kind: 'unexpected';
      status: number;
      statusText?: string | undefined;
      said: string | undefined;
      /** Identifies an answer that the client cannot read, on the screen and in telemetry. */
      reference?: string;
    };

const MARK = Symbol.for('@shared/api/ApiFailure');

/**
 * The only error that a call throws. Each app has its own copy of this class, so `instanceof` checks a shared symbol.
 */
export class ApiFailure extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && MARK in value;
  }
  override readonly name = 'ApiFailure';
  readonly [MARK] = true;
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.kind, options);
    this.failure = failure;
  }
}

/**
 * Returns the failure of any thrown value. For a bug of ours the status is 0, and screens treat it as an unexpected
 * answer.
 */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof ApiFailure
    ? thrown.failure
    : { kind: 'unexpected', status: 0, said: undefined };

/** Statuses by which a server asks to come back later. */
const LATER_STATUSES = [408, 425, 429];

/**
 * Returns whether the server has said no. Other failures may pass: no answer, a fault of the server, an unreadable answer.
 */
export function isRefusal(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  if (failure.kind !== 'unexpected') return failure.kind !== 'unreachable';
  const { status } = failure;
  return status >= 400 && status < 500 && !LATER_STATUSES.includes(status);
}

/** Code of axios for an answer that did not come in time. The server may still be working on the call. */
const TIMED_OUT = 'ETIMEDOUT';

/** Returns whether a call had no answer in time. Such a call is not repeated automatically. Source: A-82. */
export const tookTooLong = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure &&
  thrown.failure.kind === 'unreachable' &&
  (thrown.cause as { code?: unknown } | undefined)?.code === TIMED_OUT;
