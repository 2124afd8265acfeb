/** The query the card provider returns with; every part may be missing or forged. Source: LAND-001. */
export type LandingQuery = Readonly<
  Partial<Record<'vtg_id' | 'state' | 'msg' | 'reqs', string | null | undefined>>
>;

/** What was stored when the application was sent, as plain JSON; nothing in it is trusted. */
export type PendingApplication = Readonly<Record<string, unknown>>;

type Returned = {
  vtgId: string;
  /** Of the page to show, as its address carries it. */
  step: number;
  application: PendingApplication | undefined;
};

export type Landing =
  | { kind: 'no-account' }
  | ({ kind: 'paid' } & Returned)
  | ({ kind: 'not-paid'; message: string } & Returned);

/** Payment of the long flow, where nothing better is known. Source: A-13. */
const USUAL_STEP = 7;
const LARGEST_STEP = 99;
const LONGEST_REQS = 16 * 1024;

/** Both ways of saying that the payment went through; everything else did not. Source: A-13. */
const NORMAL: readonly unknown[] = ['50', 'normal'];

/** Where a payment result leads. Source: LAND-001…007, A-13. */
export function readLanding({ vtg_id: vtgId, state, msg, reqs }: LandingQuery): Landing {
  if (!vtgId) return { kind: 'no-account' };
  const application = parsePending(reqs ?? '');
  const step = stepIn(application);
  return NORMAL.includes(state)
    ? { kind: 'paid', vtgId, step: step + 1, application }
    : { kind: 'not-paid', vtgId, step, application, message: msg ?? '' };
}

/** An object, or nothing: too long, no JSON and other JSON are all nothing. Source: LAND-002, 007. */
export function parsePending(reqs: string): PendingApplication | undefined {
  if (reqs.length > LONGEST_REQS) return undefined;
  try {
    const parsed: unknown = JSON.parse(reqs, withoutPrototypeKeys);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined; // text that is no JSON is an answer here, not an error
  }
}

const prototypeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const withoutPrototypeKeys = (key: string, value: unknown): unknown =>
  prototypeKeys.includes(key) ? undefined : value;

function stepIn(application: PendingApplication | undefined): number {
  const payments = application?.['payments'];
  const step = isRecord(payments) ? payments['step'] : undefined;
  const isStep = typeof step === 'number' && Number.isInteger(step);
  return isStep && step >= 1 && step <= LARGEST_STEP ? step : USUAL_STEP;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
