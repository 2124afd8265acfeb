import type { ApiClient, Transport } from '@shared/api/client';
import type { Reactions, SignInKind } from '@shared/api/reaction';
import { browserTransport } from '@shared/api/transport';
import { fetchUser, type UserData } from '@shared/api/user';
import { clearApplication, clearPendingPayment } from '@shared/application';
import { configureBridge, detectMode, haptic } from '@shared/bridge';
import { onlyCopy } from '@shared/config/only-copy';
import { settings } from '@shared/config/settings';
import { hostMessages as messages } from '@shared/copy/popup-host';
import type { PlainDate } from '@shared/domain/calendar';
import { alert, confirm } from '@shared/popup';
import { queryClient, useQuery } from '@shared/query';
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

export { preloadTransport } from '@shared/api/transport';
export type { EntryName, EntryParams } from './entry-params';
export { entryNames } from './entry-params';
export type { Session, User } from './session';
export type { SignInKind } from './sign-in';

const held = onlyCopy('@shared/session', () => {
  const made = createCore({
    transport: browserTransport,
    settings,
    cookies: { jar: document, secure: location.protocol === 'https:' },
    location,
    history,
    storage: sessionStorage,
    device: Date.now,
    queries: queryClient,
    tabs: browserTabs(),
    detectMode,
    configureBridge,
    // Another user's payment stays on record until the server says that it is over. Source: A-78.
    forgetUser: clearApplication,
  });
  checkOnReturn(made);
  return {
    core: made,
    steps: createSteps(),
    signIn: createSignIn({ confirm, goToAccount: goToSignIn }),
    booted: undefined as Promise<void> | undefined,
  };
});
const { core, steps, signIn } = held;

/** Once a page; see bootSession. A test hands in what stands for the network. */
export const boot = (transport: Transport = browserTransport): Promise<void> => {
  core.around.transport = transport;
  held.booted ??= bootSession(core, steps);
  return held.booted;
};

/** Who is here, and where. */
export const useSession = (): Session => core.store();
export const currentSession = (): Session => core.store.getState();

/** Every call of a page goes through it. Source: AUTH-010…012. */
export const call: ApiClient = (asked) => core.call(asked);

/** Server time; `today` is the Korean calendar day. Source: A-69. */
export const now = (): Date => core.clock.now();
export const today = (): PlainDate => core.clock.today();

/** What is for sale; also for visitors. */
export const usePackages = () => useQuery(packagesQuery(core, steps));

/** Vehicles and subscriptions of the user; waits until a user is signed in. */
export function useUserData() {
  const { user } = useSession();
  return useQuery({ ...userQuery(core, user?.id ?? ''), enabled: user !== undefined });
}

/** Resolves when they are here or have failed. */
export const preloadUserData = (): Promise<void> =>
  queryClient.prefetchQuery(userQuery(core, currentSession().user?.id ?? ''));

/** Name and phone of the user, where a page shows them. */
export function useContact() {
  const { user } = useSession();
  return useQuery({ ...contactQuery(core, user?.id ?? ''), enabled: user !== undefined });
}

/** Where this page's cache has them, for who changes them. */
export const userDataKey = () => userQuery(core, currentSession().user?.id ?? '').queryKey;

/** Asks the server now; every page shows the answer from then on. Without a user there is none. @throws {ApiFailure} */
export async function refreshUserData(): Promise<UserData> {
  const { user } = currentSession();
  if (user === undefined) return { vehicles: [], subscriptions: [] };
  const data = await fetchUser(call, user.id);
  queryClient.setQueryData(userDataKey(), data);
  return data;
}

/** Ends the session on this device: nothing of this customer stays, also not what they were paying. */
export function signOut(): void {
  const { user } = currentSession();
  core.signOut();
  if (user?.vtgId) void clearPendingPayment({ vtgId: user.vtgId });
}

/** To the host where customers sign in. Source: AUTH-003, LAND-005. */
export function goToAccount(): void {
  window.location.assign(accountAddress(currentSession().env));
}

/** The same, and back to this page afterwards. */
function goToSignIn(): void {
  window.location.assign(signInAddress(currentSession().env, window.location.href));
}

/** A popup, then the account host, whichever button is pressed, then this page again. Source: AUTH-002, 003. */
export const askSignIn = (kind: SignInKind): Promise<void> => signIn(kind);

/** A signed-in user without a vehicle-service account goes back; home, where no page is behind. Source: MSG-004, A-15. */
export async function tellNoVtgUser(): Promise<void> {
  await alert(messages.NO_VTG_USER);
  const place = (window.history.state as { idx?: number } | null)?.idx ?? 0;
  if (place > 0) window.history.back();
  else goHome();
}

/** Does what the table says about whatever was thrown. */
export const react = (thrown: unknown, reactions: Reactions): Promise<void> =>
  reactTo(thrown, reactions, {
    session: currentSession,
    alert: (message) => {
      haptic('warning');
      return alert(message);
    },
    confirm,
    askSignIn,
    goHome,
    goToRegistration: () => window.location.assign(settings.links.vehicleRegistration),
    // Older webviews have no such place; there the customer's popup is all that is left of it.
    report: (bug) => 'reportError' in window && window.reportError(bug),
  });
