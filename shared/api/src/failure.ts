import * as v from 'valibot';
import { type ApplyCode, applyCodeIn, isEscalation } from './apply-code';

/** Why a call gave no answer. Every screen meets these six and no others. `said` is the server's own sentence. */
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
      /** Of an answer that cannot be read: our side's fault, by the name under which it is reported. */
      reference?: string;
    };

const MARK = Symbol.for('@shared/api/ApiFailure');

/** The only error a call throws. Apps carry copies of this class; `instanceof` holds across them. */
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

/** The failure in whatever was thrown. A bug of ours has no status; screens treat it as any unexpected answer. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof ApiFailure
    ? thrown.failure
    : { kind: 'unexpected', status: 0, said: undefined };

const part = v.object({
  status_code: v.optional(v.unknown()),
  code: v.optional(v.unknown()),
  msg: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  data: v.optional(v.unknown()),
});

/** Code and sentence are looked for in `data` first, then at the top. Source. */
function partsOf(body: unknown): readonly v.InferOutput<typeof part>[] {
  const top = v.safeParse(part, body);
  if (!top.success) return [];
  const inner = v.safeParse(part, top.output.data);
  return inner.success ? [inner.output, top.output] : [top.output];
}

const first = <T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined =>
  list.map(find).find((found) => found !== undefined);

/** Whether an answer carries the code of a failure, whatever status it came with. Source: A-80. */
export const endsApplication = (body: unknown): boolean =>
  first(partsOf(body), applyCodeIn) !== undefined;

/**
 * A refusal as one of the six. A known apply code wins over the status it came with, but one that should say why
 * and does not is no better than its status, unless that says success. Source: ERR-001…017, 019, 020.
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

/** Text to show; anything else, blank text included, is no sentence. */
const sentence = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value.trim().slice(0, LONGEST_SENTENCE)
    : undefined;
