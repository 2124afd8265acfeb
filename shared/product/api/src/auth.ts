import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { maybe } from './read/part';
import { renamed } from './read/renamed';
import { count, flag, id, maybeCount, maybeId, shownText, text } from './read/scalar';
import { sessionCall } from './start-calls';

const user = v.pipe(
  renamed({
    id,
    name: shownText,
    email: shownText,
    mobile: shownText,
    vtgId: ['vtg_id', maybeId],
    vtgNo: ['vtg_no', maybeId],
    plusNo: ['plus_no', maybeId],
    connInfo: text,
    ttlSec: ['ttl', maybeCount],
  }),
  v.transform(({ ttlSec, ...user }) => ({ user, ttlSec })),
);
/** The signed-in customer, for display and for parameters of calls. The server checks all rights. Source: ENTITY-014. */
export type User = v.InferOutput<typeof user>['user'];

const preAuth = v.pipe(
  v.object({
    success: v.pipe(flag, v.literal(true)),
    data: renamed({ token: ['pre_auth_token', id], expiresInSec: ['expires_in', count] }),
  }),
  v.transform(({ data }) => data),
);
export type PreAuthGrant = v.InferOutput<typeof preAuth>;

/** Source: API-003. */
export const initSession = (call: ApiClient): Promise<PreAuthGrant> =>
  call({ ...sessionCall(), answer: preAuth });

/** 0, '0' and nothing are no token. Source: AUTH-007. */
const token = v.pipe(
  maybeId,
  v.transform((value) => (value === '0' ? undefined : value)),
);

const stored = v.pipe(
  v.object({ token, user: maybe(user), expires_in: maybeCount }),
  v.transform((wire) => ({
    token: wire.token,
    user: wire.user?.user,
    /** Lifetime of the token, where the server gives one. */
    expiresInSec: wire.expires_in ?? wire.user?.ttlSec,
  })),
);
export type Grant = v.InferOutput<typeof stored>;

/** Ids of the visitor, from the address or the profile service. Source: AUTH-019. */
export type Identity = {
  vtgId: string | undefined;
  vtgNo: string | undefined;
  connInfo: string | undefined;
  test: string | undefined;
};

/** `header` carries the pre-auth token; its name is a setting. Source: API-004, A-17. */
export const storeToken = (
  call: ApiClient,
  leave: { header: string; token: string },
  identity: Identity,
): Promise<Grant> =>
  call({
    method: 'POST',
    path: api`/users/storeToken`,
    headers: { [leave.header]: leave.token },
    body: {
      vtg_id: identity.vtgId ?? null,
      vtg_no: identity.vtgNo ?? null,
      connInfo: identity.connInfo ?? null,
      test: identity.test ?? null,
    },
    answer: stored,
  });

const updated = v.pipe(
  v.object({ token }),
  v.transform((wire) => wire.token),
);

/** The new token; its lifetime is not told. Source: API-005, A-17. */
export const updateToken = (call: ApiClient, askedAt: Date): Promise<string | undefined> =>
  call({
    method: 'POST',
    path: api`/users/updateToken`,
    body: { axiosDate: askedAt.toISOString() },
    answer: updated,
  });
