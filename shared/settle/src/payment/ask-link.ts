import type { ApiClient } from '@shared/api/client';
import { fetchSolicitation } from '@shared/api/solicitation';
import type { SolicitationStep } from '@shared/domain/solicitation';
import { limitMs } from './limit';
import { hasRunOut, type PaymentTruth, type Waited } from './truth';

/** A dealer's link, and when its card page was left for, where that is known. */
export type LeftLink = { hash: string; leftAt: number | undefined };

/** The server's word about a payment by a dealer's link; `unknown`: it did not say. Source. */
export async function askLink(
  { hash, leftAt }: LeftLink,
  { call, now }: { call: ApiClient; now: number },
): Promise<PaymentTruth | 'unknown'> {
  try {
    const { step } = await fetchSolicitation(call, hash);
    const sinceMs = leftAt === undefined ? undefined : now - leftAt;
    return linkTruth(step, { sinceMs, limitMs: limitMs() });
  } catch {
    return 'unknown';
  }
}

/** What `paymentTruth` says, for a payment by a dealer's link, whose step says it. Source: A-79. */
export function linkTruth(step: SolicitationStep, waited: Waited): PaymentTruth {
  if (step === 4) return 'paid';
  return hasRunOut(waited) ? 'not-paid' : 'waiting';
}
