import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { inData, listed } from './read/part';
import { renamed } from './read/renamed';
import { maybeId, shownText, text, written } from './read/scalar';
import { type Profile, profileCall, userCall } from './start-calls';
import { subscription } from './subscription-shape';
import { userVehicle } from './user-vehicle';

const userData = renamed({
  vehicles: listed(userVehicle),
  subscriptions: ['subscs', listed(subscription)],
});
/** Vehicles and memberships of a customer. Source: API-006. */
export type UserData = v.InferOutput<typeof userData>;

/** Source: API-006, AUTH-016. */
export const fetchUser = (call: ApiClient, userId: string): Promise<UserData> =>
  call({ ...userCall(userId), answer: inData(userData) });

const clientIp = v.pipe(
  v.object({ ip: written }),
  v.transform(({ ip }) => ip),
);

/** Source: API-007, AUTH-013. */
export const fetchClientIp = (call: ApiClient): Promise<string> =>
  call({ method: 'GET', path: api`/users/getClientIp`, answer: clientIp });

const vtgUser = renamed({
  vtgNo: ['usrNo', maybeId],
  name: ['usrAuthName', shownText],
  email: ['usrEmail', shownText],
  mobile: ['usrMobileNo', shownText],
  connInfo: text,
});
/** The visitor as the profile service knows them. Source: API-008. */
export type VtgUser = v.InferOutput<typeof vtgUser>;

/** `host`: the account host of the environment, empty for this origin. Source: API-008, AUTH-005, A-40. */
export const fetchVtgUser = (call: ApiClient, host: string, profile: Profile): Promise<VtgUser> =>
  call({ ...profileCall(host, profile), answer: vtgUser });
