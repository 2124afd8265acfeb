import type { PendingLink, PendingPayment } from '@shared/application';
import type { Landing, PendingApplication } from '@shared/domain/landing';

/**
 * Whom the server is asked about. `nobody`: the address names another user, or no user is signed in, so
 * nothing can be asked. `none`: no payment was begun here and the address names no user.
 */
export type Subject =
  | { kind: 'link'; hash: string; leftAt: number | undefined }
  | { kind: 'record'; record: PendingPayment }
  | { kind: 'named'; order: NamedOrder }
  | { kind: 'nobody' | 'none' };

/** What the address says about an order; only asked about, never believed. */
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
};

/** The record of this browser goes before what the address says. Source: LAND-002, 005. */
export function subjectOf({ landing, reqs, vtgId, records, link }: Parts): Subject {
  const own = vtgId === undefined ? undefined : records.find((one) => one.vtgId === vtgId);
  const hash = hashIn(reqs, link, own);
  if (hash !== undefined) {
    return { kind: 'link', hash, leftAt: link?.hash === hash ? link.leftAt : undefined };
  }
  const isNamed = landing.kind !== 'no-account';
  const isOwn = vtgId !== undefined && (!isNamed || landing.vtgId === vtgId);
  if (isOwn && own) return { kind: 'record', record: own };
  if (isOwn && isNamed) return { kind: 'named', order: orderIn(reqs) };
  return { kind: isNamed || records.length > 0 ? 'nobody' : 'none' };
}

/** The one in the address; else the one that was left for last, unless the address speaks of an order. */
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
