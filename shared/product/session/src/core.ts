import type { User } from '@shared/api/auth';
import { type ApiClient, createApiClient } from '@shared/api/client';
import { OWNER_KEY } from '@shared/application/keys';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { authorised, createCredentials } from './authorised';
import { type Clock, createClock } from './clock';
import { type TokenCookie, writeLastRequest } from './cookies';
import { forgetEntry } from './entry-params';
import { keptToken } from './kept-token';
import { isTestAccount } from './modes';
import { oneSession } from './one-session';
import { nextSession, type Session, type SessionEvent, startingSession } from './session';
import type { Surroundings } from './surroundings';

/** State and functions that the modules of the session share. */
export type Core = {
  around: Surroundings;
  store: UseBoundStore<StoreApi<Session>>;
  dispatch: (event: SessionEvent) => void;
  clock: Clock;
  /** Sends with the current token, without renewing it. */
  plain: ApiClient;
  /** Sends for the user and renews an expired token. */
  call: ApiClient;
  cookie: () => TokenCookie | undefined;
  /** Returns whether another tab has removed the cookie of a user. */
  isCookieRemoved: (user: Pick<User, 'id'>) => boolean;
  signIn: (known: { user: User; token: string; expiresInSec: number | undefined }) => void;
  takeOver: (cookie: TokenCookie) => void;
  signOut: () => void;
};

/** Fields that are not in the cookie. Pages that show them load them with contact.ts. */
const unknown = { name: '', mobile: '', connInfo: undefined };

export function createCore(around: Surroundings): Core {
  const { settings, cookies, device, queries } = around;
  const { lastRequestCookie, lifetimeSec } = settings.session;
  const store = create<Session>(() => startingSession);
  const credentials = createCredentials();
  const clock = createClock(device);

  const dispatch = (event: SessionEvent): void =>
    store.setState(nextSession(store.getState(), event));

  const plain = createApiClient({
    token: credentials.token,
    get adapter() {
      return around.adapter;
    },
    onRequest: () => writeLastRequest(cookies, lastRequestCookie, device(), lifetimeSec),
    onServerTime: clock.heard,
  });

  const kept = keptToken(around);

  const enter = (user: User): void => {
    // If another user signs in after an ended session, delete the data of the former user in this tab.
    const before = around.storage.getItem(OWNER_KEY);
    if (before !== null && before !== user.id) around.forgetUser();
    around.storage.setItem(OWNER_KEY, user.id);
    dispatch({ type: 'signed-in', user, test: isTestAccount(user.email, settings) });
  };

  /** Ends the session and removes the token, the cookie and all data of the user. Source: AUTH-012, A-83. */
  const endUser = (event: SessionEvent, refused: string | undefined): void => {
    const { user } = store.getState();
    credentials.drop();
    kept.remove(user, refused);
    dispatch(event);
    const isTheirs = {
      predicate: (query: { queryKey: readonly unknown[] }) => query.queryKey[1] !== 'packages',
    };
    void queries.cancelQueries(isTheirs);
    queries.removeQueries(isTheirs);
    if (user) around.tabs.tell({ about: 'over', userId: user.id });
  };

  const { renew } = oneSession({
    plain,
    credentials,
    kept,
    tabs: around.tabs,
    now: clock.now,
    who: () => {
      const { user, inApp, developer } = store.getState();
      return { user, mayRepeat: inApp || developer };
    },
    end: (refused) => endUser({ type: 'refresh-failed' }, refused),
  });

  return {
    around,
    store,
    dispatch,
    clock,
    plain,
    call: authorised({ plain, credentials, renew }),
    cookie: kept.read,
    isCookieRemoved: kept.isRemoved,
    signIn: ({ user, token, expiresInSec }) => {
      credentials.hold(token);
      kept.write(token, user, expiresInSec);
      // connInfo was needed only to get the token.
      enter({ ...user, connInfo: undefined });
    },
    takeOver: ({ token, user }) => {
      credentials.hold(token);
      enter({ ...unknown, ...user, email: user.email ?? '' });
    },
    signOut: () => {
      endUser({ type: 'signed-out' }, undefined);
      forgetEntry(around.storage);
      around.storage.removeItem(OWNER_KEY);
      around.forgetUser();
    },
  };
}
