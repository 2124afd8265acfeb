import type { Failure } from '@shared/failure';
import * as v from 'valibot';

const part = v.object({
  status_code: v.optional(v.unknown()),
  code: v.optional(v.unknown()),
  msg: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  data: v.optional(v.unknown()),
});
type Part = v.InferOutput<typeof part>;

/** Our names of the status codes with which the server ends an application. Source: ERR-001…006, A-52. */
const byStatusCode = {
  5011: 'already-subscribed',
  5015: 'dealer-code-empty',
  5020: 'not-created',
  5021: 'card-provider',
  5030: 'GO_OAS',
  5031: 'GO_SCP',
} as const;

/** `GO_OAS` leads to the vehicle registration site, `GO_SCP` to the home page. */
type ApplyCode = (typeof byStatusCode)[keyof typeof byStatusCode];

const known = new Map<unknown, ApplyCode>([
  ...Object.entries(byStatusCode),
  ['GO_OAS', 'GO_OAS'],
  ['GO_SCP', 'GO_SCP'],
]);

/**
 * Returns the apply code in a refusal. The server sends escalations either as a number or by name in `code`. Source:
 *
 */
const applyCodeIn = ({ status_code, code }: Part): ApplyCode | undefined =>
  known.get(String(status_code)) ?? known.get(String(code));

/** Returns true for the two codes that have their own texts. Source: ERR-023, 024. */
const isEscalation = (code: string): code is 'GO_OAS' | 'GO_SCP' =>
  code === 'GO_OAS' || code === 'GO_SCP';

/** Returns the objects that may hold code and message: first `data`, then the whole body. Source. */
function partsOf(body: unknown): readonly Part[] {
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
