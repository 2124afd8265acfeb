import type { User } from '@shared/api/auth';
import { type ApiClient, createApiClient } from '@shared/api/client';
import { failureOf } from '@shared/api/failure';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { authorised } from './authorised';
import { type Clock, createClock } from './clock';
import { readToken, removeCookie, type TokenCookie, writeLastRequest, writeToken } from './cookies';
import { createCredentials } from './credentials';
import { forgetEntry } from './entry-params';
import { isTestAccount } from './modes';
import { newToken } from './renewal';
import { nextSession, type Session, type SessionEvent, startingSession } from './session';
import type { Surroundings } from './surroundings';

/** What the parts of the session share. */
export type Core = {
  around: Surroundings;
  store: UseBoundStore<StoreApi<Session>>;
  dispatch: (event: SessionEvent) => void;
  clock: Clock;
  /** Sends with the token in use, and nothing more. */
  plain: ApiClient;
  /** In the name of the user, with a new token when the old one has run out. */
  call: ApiClient;
  cookie: () => TokenCookie | undefined;
  signIn: (known: { user: User; token: string; expiresInSec: number | undefined }) => void;
  takeOver: (cookie: TokenCookie) => void;
  signOut: () => void;
};

/** Of whatever this tab keeps between two pages. */
const OWNER = 'servicecare.owner';

export function createCore(around: Surroundings): Core {
  const { settings, cookies, device, queries } = around;
  const { tokenCookie, lastRequestCookie, lifetimeSec } = settings.session;
  const store = create<Session>(() => startingSession);
  const credentials = createCredentials();
  const clock = createClock(device);

  const dispatch = (event: SessionEvent): void =>
    store.setState(nextSession(store.getState(), event), true);

  const plain = createApiClient({
    baseUrl: '',
    token: credentials.token,
    transport: around.transport,
    onRequest: () => writeLastRequest(cookies, lastRequestCookie, device(), lifetimeSec),
    onServerTime: clock.heard,
  });

  const keepToken = (token: string, user: User, expiresInSec: number | undefined): void => {
    credentials.hold(token);
    const expiresAt = device() + (expiresInSec ?? lifetimeSec) * 1000;
    writeToken(cookies, tokenCookie, { token, user, expiresAt }, device());
  };

  const enter = (user: User): void => {
    // Somebody else signed in after a session that ended: what was begun before is not theirs.
    const before = around.storage.getItem(OWNER);
    if (before !== null && before !== user.id) around.forgetUser();
    around.storage.setItem(OWNER, user.id);
    dispatch({ type: 'signed-in', user, test: isTestAccount(user.email, settings) });
  };

  /** The user goes: token, cookie and everything that was loaded in their name. Source: AUTH-012. */
  const endUser = (event: SessionEvent): void => {
    credentials.drop();
    removeCookie(cookies, tokenCookie);
    dispatch(event);
    const isTheirs = {
      predicate: (query: { queryKey: readonly unknown[] }) => query.queryKey[0] !== 'packages',
    };
    void queries.cancelQueries(isTheirs);
    queries.removeQueries(isTheirs);
  };

  const renew = async (): Promise<void> => {
    const { inApp, developer, user } = store.getState();
    const epoch = credentials.epoch();
    try {
      const renewed = await newToken({ plain, now: clock.now, mayRepeat: inApp || developer });
      if (credentials.epoch() === epoch && user) {
        keepToken(renewed.token, user, renewed.expiresInSec);
      }
    } catch (thrown) {
      const isOver = failureOf(thrown).kind === 'signed-out' && credentials.epoch() === epoch;
      if (isOver) endUser({ type: 'refresh-failed' });
      throw thrown;
    }
  };

  return {
    around,
    store,
    dispatch,
    clock,
    plain,
    call: authorised({ plain, credentials, renew }),
    cookie: () => readToken(cookies, tokenCookie, device()),
    signIn: ({ user, token, expiresInSec }) => {
      keepToken(token, user, expiresInSec);
      enter(user);
    },
    takeOver: ({ token, user }) => {
      credentials.hold(token);
      enter(user);
    },
    signOut: () => {
      endUser({ type: 'signed-out' });
      forgetEntry(around.storage);
      around.storage.removeItem(OWNER);
      around.forgetUser();
    },
  };
}
