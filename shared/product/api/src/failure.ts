import * as v from 'valibot';
import { type ApplyCode, applyCodeIn, isEscalation } from './apply-code';

/** Why a call failed. Screens handle these six kinds and no others. `said` is the server's message. */
export type Failure =
  | { kind: 'unreachable' }
  | { kind: 'signed-out' }
  | { kind: 'forbidden'; said: string | undefined }
  | { kind: 'conflict'; said: string | undefined }
  | { kind: 'apply-ended'; code: ApplyCode; said: string | undefined }
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

const part = v.object({
  status_code: v.optional(v.unknown()),
  code: v.optional(v.unknown()),
  msg: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  data: v.optional(v.unknown()),
});

/** Returns the objects that may hold code and message: first `data`, then the whole body. Source. */
function partsOf(body: unknown): readonly v.InferOutput<typeof part>[] {
  const top = v.safeParse(part, body);
  if (!top.success) return [];
  const inner = v.safeParse(part, top.output.data);
  return inner.success ? [inner.output, top.output] : [top.output];
}

const first = <T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined =>
  list.map(find).find((found) => found !== undefined);

/** Returns true if an answer of any status contains the code of an ended application. Source: A-80. */
export const endsApplication = (body: unknown): boolean =>
  first(partsOf(body), applyCodeIn) !== undefined;

/**
 * Returns the failure for a refusal. A known apply code takes precedence over the HTTP status. Without a message it
 * counts only for an escalation or a status below 300. Source: ERR-001…017, 019, 020.
 */
export function refusal(status: number, statusText: string, body: unknown): Failure {
  const parts = partsOf(body);
  const said = first(parts, ({ msg, message }) => sentence(msg) ?? sentence(message));
  const code = first(parts, applyCodeIn);
  if (code && (said || isEscalation(code) || status < 300))
    return { kind: 'apply-ended', code, said };
  switch (status) {
    case 401:
      return { kind: 'signed-out' };
    case 403:
      return { kind: 'forbidden', said };
    case 409:
      return { kind: 'conflict', said };
    default:
      return { kind: 'unexpected', status, statusText: sentence(statusText), said };
  }
}

const LONGEST_SENTENCE = 500;

/** Returns the trimmed text, or `undefined` for blank text or other values. */
const sentence = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value.trim().slice(0, LONGEST_SENTENCE)
    : undefined;
