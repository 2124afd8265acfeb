import { check, choice, type Fact, required, type SettingName } from './fact';

const identity = 'form to the identity service';
const session = 'session';
const testing = 'application without the app';

/** Returns a setting that opens the product for our own people. */
const empty = (name: SettingName, whose: string, use: string): Fact =>
  required(name, 'empty', `${whose}; empty in production`, use, 'A-16');

/** External systems: origins, addresses and agreed names. */
export const systemFacts: readonly Fact[] = [
  required(
    'environment',
    'production',
    'switches off test accounts, developer mode and tools',
    'session, bridge',
  ),
  required(
    'links.allowedOrigins',
    'origins',
    'origins of card page, identity service, account host and photo store',
    'every way out of the product; opens img-src, connect-src and form-action of the page',
  ),
  required(
    'links.vehicleRegistration',
    'address',
    'page of the account host that registers a car',
    'alert without a car, estimate',
    'ERR-023',
  ),
  required(
    'links.externalEstimate',
    'address',
    'external estimate to which the entry form returns',
    'entry with a way back',
    'A-56',
  ),
  required(
    'identity.formAction',
    'address',
    'address of the identity service',
    "application by a dealer's link",
    'A-50',
  ),
  choice('identity.fieldName', 'form field with the encrypted request', identity, 'A-50'),
  choice('identity.popupName', 'name of the window of the identity service', identity, 'A-50'),
  choice(
    'cardPage.limitMinutes',
    'minutes for which the card page accepts a payment; the contract with the provider has them',
    'decision that an unanswered payment has failed',
    'A-78',
  ),
  required(
    'bridge.objectName',
    'text',
    'name of the object that the native app gives the page',
    'all calls of the native app',
    'A-62',
  ),
  required(
    'bridge.userAgentToken',
    'text',
    'word in the user agent by which the native app is recognised',
    'access to all pages that need the app',
    'A-62',
  ),
  choice(
    'bridge.timeoutMs',
    'longest wait for a photo, in milliseconds',
    'camera of the native app',
    'A-62',
  ),
  required(
    'session.preAuthHeader',
    'text',
    'header that carries the pre-auth token; the call tables do not name it',
    'users/storeToken',
    'A-17',
  ),
  choice(
    'session.lifetimeSec',
    'seconds for which a token without expires_in is valid',
    session,
    'A-17',
  ),
  choice('session.tokenCookie', 'name of the cookie with the token', session, 'A-17'),
  choice(
    'session.lastRequestCookie',
    'name of the cookie with the time of the last request',
    session,
    'A-17',
  ),
  check(
    'events.url',
    'optional-address',
    'collector of telemetry; empty disables telemetry and canary analysis',
    'every page; opens connect-src',
  ),
  choice('events.sample', 'share of tabs that send telemetry, 0 to 1', 'every page'),
  choice(
    'backend.extras',
    'optional extensions that the backend accepts; `npm run conform` finds them',
    'orders, photos, terms',
    'A-76',
  ),
  empty('dev.ipList', 'addresses of developers', 'developer mode'),
  empty('test.accounts', 'accounts of testers', testing),
  empty('test.ips', 'addresses of testers', testing),
  empty('test.emailPattern', 'e-mail addresses of testers', testing),
];
