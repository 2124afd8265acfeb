import { api } from './address';
import type { KnownUser } from './visitor';

/*
 * The calls a page begins with. The page's starter sends them ahead, before any bundle has come, and the client takes
 * over what is the same to the letter: so both have them from here, and this file brings nothing else along.
 */

/** Source: API-002. */
export const filtersCall = () => ({ method: 'GET', path: api`/getFilters` }) as const;

/** What is for sale on `today`. Source: API-009, A-54. */
export const packagesCall = (today: string) => {
  const dates = { title: 'dates', key: 'date', val: 'dates', start_date: today, stop_date: today };
  const query = { filters: JSON.stringify({ dates }) };
  return { method: 'GET', path: api`/pkgs`, query } as const;
};

/** The Korean day of a moment, nine hours ahead, by the device's clock: what the server's says is not known yet. */
export const koreanDay = (ms: number): string =>
  new Date(ms + 9 * 3600e3).toISOString().slice(0, 10);

/** Source: API-006. */
export const userCall = (userId: string) =>
  ({ method: 'GET', path: api`/users/${userId}` }) as const;

/** Source: API-038. */
export const estimateCall = (vtgNo: string) =>
  ({ method: 'POST', path: api`/users/estimate`, body: { vtg_no: vtgNo } }) as const;

/** Source: API-039. */
export const estimateContentCall = (vin: string) =>
  ({ method: 'POST', path: api`/users/estimate-content`, body: { vehicleNo: vin } }) as const;

/** Source: API-021. */
export const membershipCouponsCall = (id: string) =>
  ({ method: 'GET', path: api`/subscs/showProdsV2/${id}` }) as const;

/** Source: API-022. */
export const insuranceCouponsCall = (id: string) =>
  ({ method: 'GET', path: api`/subscs/showProdsInsurance/${id}` }) as const;

/** Source: API-013. */
export const profileVehiclesCall = ({ plusNo, vtgNo }: Pick<KnownUser, 'plusNo' | 'vtgNo'>) =>
  ({
    method: 'POST',
    path: api`/users/getVehicles`,
    body: { plus_no: plusNo ?? null, vtg_no: vtgNo ?? null },
  }) as const;

/** Source: API-035. */
export const solicitationCall = (hash: string) =>
  ({ method: 'GET', path: api`/subscSolicitations/${hash}` }) as const;

/** Of the address of a seller's link, what names it; `undefined` where it is not written the usual way. Source: SOLIC-001. */
export const linkIn = (pathname: string): string | undefined =>
  /\/subscSolicitation\/([\w-]+)\/?$/.exec(pathname)?.[1];

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Under what the answer to a request that was sent ahead lies. */
export const aheadName = (method: string, url: string, body: unknown = ''): string =>
  `${method} ${url} ${body}`;
