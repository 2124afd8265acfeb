import type { PendingLink, PendingPayment } from '@shared/application';
import type { Landing, PendingApplication } from '@shared/domain/landing';
import { isRecentStamp } from '@shared/domain/number-stamp';
import { limitMs } from '@shared/payment/limit';

/**
 * The payment that the page asks the server about. `nobody`: the address names another user, no user is signed in, or
 * this browser cannot read its records, so the server cannot be queried. `none`: no payment was started here and the
 * address names no user.
 */
export type Subject =
  | { kind: 'link'; hash: string; leftAt: number | undefined; returnOf?: OtherReturn }
  | { kind: 'record'; record: PendingPayment; returnOf?: OtherReturn }
  | { kind: 'named'; order: NamedOrder }
  | { kind: 'nobody' | 'none' };

/**
 * The return says nothing certain about the payment. `earlier`: the address names an earlier order of the vehicle.
 * `unclear`: it names none, and another card page may still be open. Source: A-96.
 */
type OtherReturn = 'earlier' | 'unclear';

/** The order named in the address. It is used only to query the server and is never trusted. */
export type NamedOrder = {
  id: string | undefined;
  vin: string | undefined;
  number: string | undefined;
};

type Parts = {
  landing: Landing;
  reqs: PendingApplication | undefined;
  vtgId: string | undefined;
  records: readonly PendingPayment[];
  link: PendingLink | undefined;
  /** Clock of the server. */
  now: Date;
  /** The database does not answer, so there may be a payment record. */
  isUnreadable?: boolean;
};

/**
 * Returns the payment to query. A record of this browser has priority over the address. Source: LAND-002, 005; A-78,
 *
 */
export function subjectOf(parts: Parts): Subject {
  const { landing, reqs, vtgId, records, link, now, isUnreadable = false } = parts;
  const own = vtgId === undefined ? undefined : records.find((one) => one.vtgId === vtgId);
  const hash = hashIn(reqs, link, own);
  if (hash !== undefined) {
    const leftAt = link?.hash === hash ? link.leftAt : undefined;
    const isUnclear = textIn(reqs, 'hash') === undefined && isLeftNow(own, now);
    return { kind: 'link', hash, leftAt, ...(isUnclear && { returnOf: 'unclear' }) };
  }
  const isNamed = landing.kind !== 'no-account';
  const isOwn = vtgId !== undefined && (!isNamed || landing.vtgId === vtgId);
  if (isOwn && own) {
    const returnOf = otherReturn(own, orderIn(reqs), { link, now });
    return { kind: 'record', record: own, ...(returnOf && { returnOf }) };
  }
  if (isOwn && isNamed) return { kind: 'named', order: orderIn(reqs) };
  return { kind: isNamed || isUnreadable || records.length > 0 ? 'nobody' : 'none' };
}

/** Returns `undefined` if the return is about this payment: the address names it, or no other card page can be open. */
function otherReturn(
  { number, subscriptionId, earlierNumbers = [] }: PendingPayment,
  named: NamedOrder,
  { link, now }: Pick<Parts, 'link' | 'now'>,
): OtherReturn | undefined {
  if (named.number !== undefined && earlierNumbers.includes(named.number)) return 'earlier';
  const isNamed =
    named.number === number || (named.id !== undefined && named.id === subscriptionId);
  const isOther = earlierNumbers.some((one) => isRecentStamp(one, now, limitMs()));
  return !isNamed && (isOther || isLeftNow(link, now)) ? 'unclear' : undefined;
}

/** Returns whether the card page that the customer left for may still be open. */
const isLeftNow = (left: { leftAt?: number | undefined } | undefined, now: Date): boolean =>
  left?.leftAt !== undefined && now.getTime() - left.leftAt < limitMs();

/**
 * Returns the link in the address, else the link that was last left for the card page. The latter does not count when
 * the address names an order.
 */
function hashIn(
  reqs: PendingApplication | undefined,
  link: PendingLink | undefined,
  own: PendingPayment | undefined,
): string | undefined {
  const named = textIn(reqs, 'hash');
  if (named !== undefined) return named;
  if (link === undefined || textIn(reqs, 'vehicle_num_id') !== undefined) return undefined;
  return link.leftAt > (own?.leftAt ?? 0) ? link.hash : undefined;
}

const LONGEST = 128;
const textIn = (reqs: PendingApplication | undefined, name: string): string | undefined => {
  const value = reqs?.[name];
  return typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : undefined;
};

function orderIn(reqs: PendingApplication | undefined): NamedOrder {
  const payments = reqs?.['payments'];
  const isPart = typeof payments === 'object' && payments !== null && !Array.isArray(payments);
  return {
    id: textIn(reqs, 'subsc_id') ?? textIn(reqs, 'id'),
    vin: textIn(reqs, 'vehicle_num_id'),
    number: isPart ? textIn(payments as PendingApplication, 'num') : undefined,
  };
}
