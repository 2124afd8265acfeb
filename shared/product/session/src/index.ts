import type { ApiClient } from '@shared/api/client';
import type { Adapter } from '@shared/api/http';
import type { Reactions, SignInKind } from '@shared/api/reaction';
import { fetchUser, type UserData } from '@shared/api/user';
import { clearApplication, clearPendingPayment } from '@shared/application';
import { configureBridge, detectMode, haptic } from '@shared/bridge';
import { onReturn } from '@shared/config/on-return';
import { onlyCopy } from '@shared/config/only-copy';
import { settings } from '@shared/config/settings';
import { cookieJar, tabStorage } from '@shared/config/storage';
import { hostMessages as messages } from '@shared/copy/popup-host';
import type { PlainDate } from '@shared/domain/calendar';
import { alert, confirm } from '@shared/popup';
import { queryClient, refetchFailed, useQuery } from '@shared/query';
import { createAskAgain } from './ask-again';
import { bootSession } from './boot';
import { checkOnReturn } from './came-back';
import { createCore } from './core';
import { contactQuery, packagesQuery, userQuery } from './queries';
import { reactTo } from './react-to';
import type { Session } from './session';
import { createSignIn } from './sign-in';
import { accountAddress, goHome, signInAddress } from './sign-in-address';
import { createSteps } from './steps';
import { browserTabs } from './tabs';

export type { EntryName, EntryParams } from './entry-params';
export { entryNames } from './entry-params';
export type { Session, User } from './session';
export type { SignInKind } from './sign-in';

const held = onlyCopy('@shared/session', () => {
  const made = createCore({
    adapter: undefined,
    settings,
    cookies: { jar: cookieJar, secure: location.protocol === 'https:' },
    location,
    history,
    storage: tabStorage,
    device: Date.now,
    queries: queryClient,
    tabs: browserTabs(),
    detectMode,
    configureBridge,
    // Keep the payment record of another user until the server confirms the result. Source: A-78.
    forgetUser: clearApplication,
  });
  checkOnReturn(made);
  const begun = createSteps();
  const again = createAskAgain(made, begun);
  onReturn(() => {
    void again();
    void refetchFailed();
  });
  return {
    core: made,
    steps: begun,
    askAgain: again,
    signIn: createSignIn({
      confirm,
      goToAccount: () => leaveTo((host) => signInAddress(host, window.location.href)),
    }),
    booted: undefined as Promise<void> | undefined,
  };
});
const { core, steps, signIn } = held;

/** Starts boot once per page. See bootSession. Tests pass an adapter that answers requests. */
export const boot = (adapter?: Adapter): Promise<void> => {
  core.around.adapter = adapter;
  held.booted ??= bootSession(core, steps);
  return held.booted;
};

export const useSession = (): Session => core.store();
export const currentSession = (): Session => core.store.getState();

/** Sends every call of a page. Source: AUTH-010…012. */
export const call: ApiClient = (asked) => core.call(asked);

/** Returns the server time. `today` returns the calendar day in Korea. Source: A-69. */
export const now = (): Date => core.clock.now();
export const today = (): PlainDate => core.clock.today();

/** Returns the packages for sale, also for visitors. */
export const usePackages = () => useQuery(packagesQuery(core, steps));

/** Loads the packages for sale when a press needs them. @throws {ApiFailure} */
export const loadPackages = () => queryClient.fetchQuery(packagesQuery(core, steps));

/** Returns vehicles and subscriptions of the user. Waits until a user is signed in. */
export function useUserData() {
  const { user } = useSession();
  return useQuery({ ...userQuery(core, user?.id ?? ''), enabled: user !== undefined });
}

/** Loads the user data. Resolves also if loading fails. */
export const preloadUserData = (): Promise<void> =>
  queryClient.prefetchQuery(userQuery(core, currentSession().user?.id ?? ''));

export function useContact() {
  const { user } = useSession();
  return useQuery({
    ...contactQuery(core, user?.id ?? '', environment),
    enabled: user !== undefined,
  });
}

/** Loads name and phone of the user when a press needs them. @throws {ApiFailure} */
export const loadContact = () =>
  queryClient.fetchQuery(contactQuery(core, currentSession().user?.id ?? '', environment));

/** Returns the query key of the user data, for code that changes it. */
export const userDataKey = () => userQuery(core, currentSession().user?.id ?? '').queryKey;

/** Loads the user data again for all pages. Returns empty data without a user. @throws {ApiFailure} */
export async function refreshUserData(): Promise<UserData> {
  const { user } = currentSession();
  if (user === undefined) return { vehicles: [], subscriptions: [] };
  const data = await fetchUser(call, user.id);
  queryClient.setQueryData(userDataKey(), data);
  return data;
}

/** Ends the session on this device and removes all data of the customer, including a pending payment. */
export function signOut(): void {
  const { user } = currentSession();
  core.signOut();
  if (user?.vtgId) void clearPendingPayment({ vtgId: user.vtgId });
}

/** Opens the account host, where customers sign in, as `leaveTo` does. Source: AUTH-003, LAND-005. */
export const goToAccount = (): Promise<void> => leaveTo(accountAddress);

/**
 * Opens an address of the account host. Shows an alert instead if the server does not name the host, and does nothing if
 * the customer opens another page meanwhile.
 */
async function leaveTo(address: (accountHost: string) => string): Promise<void> {
  const { pathname } = window.location;
  const host = currentSession().env?.hosts.account ?? (await held.askAgain());
  if (window.location.pathname !== pathname) return;
  if (host === undefined) await alert(messages['who-unanswered']);
  else window.location.assign(address(host));
}

/** Returns the environment, which names the hosts. Asks for it once more if the server has not said it. Never rejects. */
export async function environment(): Promise<Session['env']> {
  if (!currentSession().env) await askWhoIsHere();
  return currentSession().env;
}

/** Asks the server once more who is here, if it did not answer before. Never rejects. */
export async function askWhoIsHere(): Promise<void> {
  await held.askAgain();
}

/**
 * Shows the sign-in popup, then opens the account host for either button, which returns here. If the server has not said
 * who is here, it is asked first, and the popup opens only after a refusal. Source: AUTH-002, 003.
 */
export async function askSignIn(kind: SignInKind): Promise<void> {
  if (currentSession().status === 'unanswered') {
    await askWhoIsHere();
    const { status } = currentSession();
    if (status === 'unanswered') return alert(messages['who-unanswered']);
    if (status === 'signed-in') return;
  }
  return signIn(kind);
}

/**
 * Tells a user without a vehicle-service account and goes back, or home if no page is behind. Source: MSG-004, A-15.
 */
export async function tellNoVtgUser(): Promise<void> {
  await alert(messages.NO_VTG_USER);
  const place = (window.history.state as { idx?: number } | null)?.idx ?? 0;
  if (place > 0) window.history.back();
  else goHome();
}

/** Handles a failure as the table of reactions says. A failure that no longer `stands` leads nowhere after its popup. */
export const react = (
  thrown: unknown,
  reactions: Reactions,
  stands?: () => boolean,
): Promise<void> =>
  reactTo(thrown, reactions, {
    stands,
    session: currentSession,
    alert: (message) => {
      haptic('warning');
      return alert(message);
    },
    confirm,
    askSignIn,
    goHome,
    goToRegistration: () => window.location.assign(settings.links.vehicleRegistration),
    report: (bug) => reportError(bug),
  });
