import { api } from './address';
import type { KnownUser } from './visitor';

/*
 * The calls at the start of a page. The boot script prefetches them before any bundle arrives. The client uses a
 * prefetched answer only if its own call is identical, so both build the calls here. This file has no heavy imports.
 */

/** Returns the call for the settings of the environment. Source: API-002. */
export const filtersCall = () => ({ method: 'GET', path: api`/getFilters` }) as const;

/** Returns the call for the packages for sale on `today`. Source: API-009, A-54. */
export const packagesCall = (today: string) => {
  const dates = { title: 'dates', key: 'date', val: 'dates', start_date: today, stop_date: today };
  const query = { filters: JSON.stringify({ dates }) };
  return { method: 'GET', path: api`/pkgs`, query } as const;
};

/** Returns the day in Korea (UTC+9) by the clock of the device, because the server time is not known yet. */
export const koreanDay = (ms: number): string =>
  new Date(ms + 9 * 3600e3).toISOString().slice(0, 10);

/** Returns the call for a pre-auth token. Source: API-003. */
export const sessionCall = () => ({ method: 'POST', path: api`/auth/initSession` }) as const;

/** The visitor at the profile service. */
export type Profile = { vtgId: string | undefined; test?: string | undefined };

/** Returns the call for a visitor's profile. `host` is the account host, '' for this origin. Source: API-008, A-40. */
export const profileCall = (host: string, { vtgId, test }: Profile) =>
  ({
    method: 'GET',
    host,
    path: api`/vtg/users/showVtgUser`,
    query: { type: 'userEmail', vtg: vtgId, test },
  }) as const;

/** Returns the call for the vehicles and memberships of a customer. Source: API-006. */
export const userCall = (userId: string) =>
  ({ method: 'GET', path: api`/users/${userId}` }) as const;

/** Returns the call for the start data of the estimate. Source: API-038. */
export const estimateCall = (vtgNo: string) =>
  ({ method: 'POST', path: api`/users/estimate`, body: { vtg_no: vtgNo } }) as const;

/** Returns the call for the items and prices of one vehicle. Source: API-039. */
export const estimateContentCall = (vin: string) =>
  ({ method: 'POST', path: api`/users/estimate-content`, body: { vehicleNo: vin } }) as const;

/** Returns the call for the coupons of a membership. Source: API-021. */
export const membershipCouponsCall = (id: string) =>
  ({ method: 'GET', path: api`/subscs/showProdsV2/${id}` }) as const;

/** Returns the call for the coupons of an insured membership. Source: API-022. */
export const insuranceCouponsCall = (id: string) =>
  ({ method: 'GET', path: api`/subscs/showProdsInsurance/${id}` }) as const;

/** Returns the call for the vehicles of the profile service. Source: API-013. */
export const profileVehiclesCall = ({ plusNo, vtgNo }: Pick<KnownUser, 'plusNo' | 'vtgNo'>) =>
  ({
    method: 'POST',
    path: api`/users/getVehicles`,
    body: { plus_no: plusNo ?? null, vtg_no: vtgNo ?? null },
  }) as const;

/** Returns the call for the offer behind a dealer link. Source: API-035. */
export const solicitationCall = (hash: string) =>
  ({ method: 'GET', path: api`/subscSolicitations/${hash}` }) as const;

/** Returns the hash in the path of a dealer link, or `undefined` for another path. Source: SOLIC-001. */
export const linkIn = (pathname: string): string | undefined =>
  /\/subscSolicitation\/([\w-]+)\/?$/.exec(pathname)?.[1];

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Returns the key of the prefetched answer to a request. */
export const aheadName = (method: string, url: string, body: unknown = ''): string =>
  `${method} ${url} ${body}`;
