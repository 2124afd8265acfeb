import { settings } from '@shared/config/settings';
import { accountCookie, addresses } from '../addresses';
import { newTicket, personOfAccount, personOfTicket } from '../services/accounts';
import type { World } from '../world';
import { bodyOf, type Call, customer, type Handler, param } from './call';
import { type Person, personBy } from './person';
import { forbidden, signedOut } from './refusal';
import { subscriptionsOf } from './subscription-view';
import { isPreAuth, issuePreAuth, issueToken, PRE_AUTH_SEC, tokenLifetimeSec } from './tokens';
import { profileVehicles, userVehicles } from './vehicle-rows';

/** Addresses that a test e-mail may name. Only test accounts may use them. Source: SEC-007, A-16. */
const testAddress = /^[a-z0-9._-]{1,40}@test\.servicecare\.example$/;

/** Source: API-002. */
export const getFilters: Handler = async ({ clientIp, origin }) => ({
  filters: {},
  env: {
    pis: 'N',
    tell: '1588-0000',
    tell2: '02-000-0000',
    email: 'care@servicecare.example',
    host_plus: '',
    host_prime: '',
    host_s3: `${origin}${addresses.files}`,
    ip: clientIp,
    host_vtg: `${origin}${addresses.accountHost}`,
    admin_email: 'admin@servicecare.example',
  },
});

/** Source: API-003. */
export const initSession: Handler = async (_call, world) => ({
  success: true,
  data: { pre_auth_token: await issuePreAuth(world), expires_in: PRE_AUTH_SEC },
});

type StoreToken = { vtg_id?: string | null; connInfo?: string | null; test?: string | null };

/**
 * Issues a token for the customer that the account host names. Returns token 0 if it names no customer, or another one
 * than the body does. Source: API-004, AUTH-007, AUTH-019.
 */
export const storeToken: Handler = async (call, world) => {
  const preAuth = call.header(settings.session.preAuthHeader) ?? '';
  if (!(await isPreAuth(world, preAuth))) throw signedOut();
  const claimed = bodyOf<StoreToken>(call);
  const person = await vouchedFor(call, world, claimed.connInfo, claimed.test);
  if (person === undefined || (claimed.vtg_id && claimed.vtg_id !== person.vtgId))
    return { token: 0, user: null, expires_in: null };
  return {
    token: await issueToken(world, person.id),
    user: await userOf(world, person),
    expires_in: tokenLifetimeSec,
  };
};

async function vouchedFor(
  call: Call,
  world: World,
  ticket: string | null | undefined,
  test: string | null | undefined,
): Promise<Person | undefined> {
  return (
    (await testPerson(world, test)) ??
    (await personOfTicket(world, ticket)) ??
    (await personOfAccount(world, call.cookie(accountCookie)))
  );
}

async function testPerson(
  { database }: World,
  email: string | null | undefined,
): Promise<Person | undefined> {
  if (!email || !testAddress.test(email)) return undefined;
  const person = await personBy(database, 'email', email);
  return person?.isTest ? person : undefined;
}

/** Source: API-005. */
export const updateToken: Handler = async (call, world) => ({
  token: await issueToken(world, customer(call).id, call.bearer),
});

/** Source: API-006, SEC-002. */
export const getUser: Handler = async (call, { database }) => {
  const person = customer(call);
  if (param(call, 'id') !== person.id) throw forbidden();
  return {
    data: {
      vehicles: await userVehicles(database, person.id),
      subscs: await subscriptionsOf(database, person.id),
    },
  };
};

/** Source: API-007. */
export const getClientIp: Handler = async ({ clientIp }) => ({ ip: clientIp });

/** Returns the profile of the signed-in person and ignores `vtg`. Source: API-008, SBX-004. */
export const showVtgUser: Handler = async (call, world) => {
  const person =
    (await testPerson(world, call.query['test'])) ??
    (await personOfAccount(world, call.cookie(accountCookie)));
  // Without a sign-in, answer an empty profile and no error, because the page of every visitor calls this.
  if (person === undefined) return { vehicleList: [] };
  return {
    vehicleList: await profileVehicles(world.database, person.id),
    usrEmail: person.email,
    usrAuthName: person.name,
    usrNo: person.vtgNo,
    usrMobileNo: person.mobile,
    connInfo: await newTicket(world, person),
  };
};

/** Source: API-013. */
export const getVehicles: Handler = async (call, { database }) => {
  const person = customer(call);
  ownNumbers(person, bodyOf<{ plus_no: string | null; vtg_no: string | null }>(call));
  return { data: { vehicles: await profileVehicles(database, person.id) } };
};

/** Checks that the customer numbers in a body are the caller's. @throws {Refused} 403. Source: SEC-002. */
export function ownNumbers(
  person: Person,
  { plus_no, vtg_no }: { plus_no?: string | null; vtg_no?: string | null },
): void {
  if ((plus_no && plus_no !== person.plusNo) || (vtg_no && vtg_no !== person.vtgNo))
    throw forbidden();
}

const userOf = async ({ database }: World, person: Person) => ({
  id: person.id,
  email: person.email,
  name: person.name,
  vtg_id: person.vtgId,
  vtg_no: person.vtgNo,
  mobile: person.mobile,
  vehicles: await userVehicles(database, person.id),
  connInfo: null,
  plus_id: person.plusId,
  plus_no: person.plusNo,
  ttl: tokenLifetimeSec,
});
