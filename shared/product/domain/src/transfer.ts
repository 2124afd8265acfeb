import { daysBetween, type PlainDate } from './calendar';
import { fail, ok, type Result } from './result';
import type { SubscriptionFacts } from './subscription';

export type TransferSettings = { minDays: number; minVehicles: number };
export type WhyNoTransfer =
  | 'too-few-vehicles'
  | 'not-active'
  | 'already-transferred'
  | 'too-few-days';

type Transferable = Pick<SubscriptionFacts, 'state' | 'transferred' | 'stopsOn'>;

/**
 * Returns the transfer to offer on `today` to a user with this many vehicles, or the reason for none. Source: TRANS-005,
 * 010; A-48.
 */
export function offeredTransfer(
  subscription: Transferable,
  vehicleCount: number,
  today: PlainDate,
  { minDays, minVehicles }: TransferSettings,
): Result<true, WhyNoTransfer> {
  const { state, stopsOn } = subscription;
  if (vehicleCount < minVehicles) return fail('too-few-vehicles');
  if (state !== 'active' || stopsOn === undefined) return fail('not-active');
  if (subscription.transferred) return fail('already-transferred');
  return daysBetween(today, stopsOn) >= minDays ? ok(true) : fail('too-few-days');
}

/** `options.escalation.state` of a transfer that its receiver has not confirmed. */
const NOT_CONFIRMED = 0;

/** Returns whether the receiver has not confirmed the notice. Source: TRANS-007. */
export const awaitsNotice = ({ transfer }: Pick<SubscriptionFacts, 'transfer'>): boolean =>
  transfer?.state === NOT_CONFIRMED;
