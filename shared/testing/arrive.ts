import { settings } from '@shared/config/settings';
import { NOON } from '@shared/domain/testing/noon';
import { boot, currentSession } from '@shared/session';
import { waitFor } from '@testing-library/react';
import { enterApp } from './native-app';
import { answer, bare, network, ok } from './network';
import { closePage } from './render-page';
import { vehicles } from './wire/vehicles';

/** A customer with all fields of an account. */
export const member = {
  id: 'U1',
  name: '김하늘',
  email: 'haneul@example.com',
  mobile: '01012345678',
  vtgId: 'V1',
  vtgNo: '1001',
  plusNo: '2001',
};

const env = {
  pis: 'N',
  tell: '02-000-0000',
  tell2: '',
  email: '',
  host_plus: '',
  host_prime: '',
  host_s3: '',
  ip: '',
  host_vtg: '',
  admin_email: '',
};

type Visitor = {
  /** User data from an earlier sign-in. */
  user?: Partial<typeof member>;
  inApp?: boolean;
};

/** Opens the page for a customer who signed in before. Call it once per test file, because a page boots once. */
export async function arrive({ user = member, inApp = true }: Visitor = {}): Promise<void> {
  const cookie = { token: 'token', user, expiresAt: NOON + 3_600_000 };
  const value = encodeURIComponent(JSON.stringify(cookie));
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser that signed in before brings along
  document.cookie = `${settings.session.tokenCookie}=${value}; Path=/`;
  await begin(inApp);
}

/** Opens the page for an unknown visitor. */
export const arriveAsGuest = ({ inApp = false } = {}): Promise<void> => begin(inApp);

/** The answer to `getFilters`. */
export const filters = (hosts: Partial<typeof env> = {}) =>
  bare({ filters: {}, env: { ...env, ...hosts } });

/** Answers the calls at the start of every page: two vehicles on the account and nothing else. */
export function answerStart(): void {
  answer('GET /getFilters', filters());
  answer('GET /pkgs', ok([]));
  answer(`GET /users/${member.id}`, ok({ vehicles, subscs: [] }));
  answer('POST /vehicles/escalationCheck', ok({ user_id: null, subsc_id: null }));
}

/** Boots the page. A test may override the answers before it awaits the start. */
async function begin(inApp: boolean): Promise<void> {
  answerStart();
  const app = inApp ? enterApp() : undefined;
  await boot(network);
  await waitFor(() => expect(currentSession().ready).toBe(true));
  app?.leave();
  closePage();
}
