import type { ApiClient } from '@shared/api/client';
import { fetchSolicitation } from '@shared/api/solicitation';
import { limitMs } from './limit';
import { linkTruth } from './link-truth';
import type { PaymentTruth } from './truth';

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
