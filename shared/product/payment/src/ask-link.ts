import type { ApiClient } from '@shared/api/client';
import { fetchSolicitation } from '@shared/api/solicitation';
import type { SolicitationStep } from '@shared/domain/solicitation';
import { limitMs } from './limit';
import { hasRunOut, type PaymentTruth, type Waited } from './truth';

/** A dealer link, and the time when the customer left for its card page, if known. */
export type LeftLink = { hash: string; leftAt: number | undefined };

/** Returns the status of a payment by a dealer link, or `unknown` without an answer. Source. */
export async function askLink(
  { hash, leftAt }: LeftLink,
  { call, now }: { call: ApiClient; now: () => number },
): Promise<PaymentTruth | 'unknown'> {
  try {
    const { step } = await fetchSolicitation(call, hash);
    const sinceMs = leftAt === undefined ? undefined : now() - leftAt;
    return linkTruth(step, { sinceMs, limitMs: limitMs() });
  } catch {
    return 'unknown';
  }
}

/** Returns the payment status of a dealer link from its step, as `paymentTruth` does for an order. Source: A-79. */
export function linkTruth(step: SolicitationStep, waited: Waited): PaymentTruth {
  if (step === 4) return 'paid';
  return hasRunOut(waited) ? 'not-paid' : 'waiting';
}
