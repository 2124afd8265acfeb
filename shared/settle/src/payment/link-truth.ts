import type { SolicitationStep } from '@shared/domain/solicitation';
import { hasRunOut, type PaymentTruth, type Waited } from './truth';

/** The same for a payment by a dealer's link, whose step says it. Source: A-79. */
export function linkTruth(step: SolicitationStep, waited: Waited): PaymentTruth {
  if (step === 4) return 'paid';
  return hasRunOut(waited) ? 'not-paid' : 'waiting';
}
