import { parseJson } from '@shared/text/safe-json';

/** The query with which the card provider returns. Every part may be missing or forged. Source: LAND-001. */
export type LandingQuery = Readonly<
  Partial<Record<'vtg_id' | 'state' | 'msg' | 'reqs', string | null | undefined>>
>;

/** The stored application as plain JSON, which is not trusted. */
export type PendingApplication = Readonly<Record<string, unknown>>;

export type Landing = {
  /** Step of the payment page, as in its address. */
  step: number;
} & ({ kind: 'no-account' } | { kind: 'paid' | 'not-paid'; vtgId: string });

/** Default payment step, that of the long flow. Source: A-13. */
const USUAL_STEP = 7;
const LARGEST_STEP = 99;
const LONGEST_REQS = 16 * 1024;

/** The two values for a successful payment. Every other value means failure. Source: A-13. */
const NORMAL: readonly unknown[] = ['50', 'normal'];

/** Returns the result that the address reports, and the step of the payment page. Source: LAND-001…007, A-13. */
export function readLanding({ vtg_id: vtgId, state, reqs }: LandingQuery): Landing {
  const step = stepIn(parsePending(reqs ?? ''));
  if (!vtgId) return { kind: 'no-account', step };
  return { kind: NORMAL.includes(state) ? 'paid' : 'not-paid', vtgId, step };
}

/** Returns whether an address reports a failed payment. Without any result, returns false. */
export const reportsDecline = ({ vtg_id: vtgId, state }: LandingQuery): boolean =>
  !NORMAL.includes(state) && Boolean(vtgId || state);

/** Returns the object, or undefined if the text is too long, no JSON or other JSON. Source: LAND-002, 007. */
export function parsePending(reqs: string): PendingApplication | undefined {
  if (reqs.length > LONGEST_REQS) return undefined;
  const parsed = parseJson(reqs);
  return isRecord(parsed) ? parsed : undefined;
}

function stepIn(application: PendingApplication | undefined): number {
  const payments = application?.['payments'];
  const step = isRecord(payments) ? payments['step'] : undefined;
  const isStep = typeof step === 'number' && Number.isInteger(step);
  return isStep && step >= 1 && step <= LARGEST_STEP ? step : USUAL_STEP;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
