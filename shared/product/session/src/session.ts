import type { User } from '@shared/api/auth';
import type { Environment } from '@shared/api/filters';
import type { Mode } from '@shared/bridge';
import type { EntryParams } from './entry-params';

export type { User } from '@shared/api/auth';

export type Session = {
  /**
   * `starting` until it is known whether a user is signed in. `unanswered`: the server could not be asked, and is asked
   * again when the customer returns to the page.
   */
  status: 'starting' | 'unanswered' | 'guest' | 'signed-in';
  /** Boot is over: the data for a page is loaded or has failed. Source: AUTH-017, 018. */
  ready: boolean;
  user: User | undefined;
  /** Reason why the user is no longer signed in. Source: AUTH-012. */
  statusText: 'no user' | undefined;
  env: Environment | undefined;
  inApp: boolean;
  phone: Mode['phone'];
  /** Developer mode. Source: AUTH-013. */
  developer: boolean;
  /** A listed test account. Source: A-16. */
  test: boolean;
  entry: EntryParams;
  /** Whether the user may apply and pay: in the app, as a developer or with a test account. Source: A-11. */
  mayAct: boolean;
};

export type SessionEvent =
  | { type: 'page-opened'; mode: Mode; entry: EntryParams }
  | { type: 'environment-known'; env: Environment; developer: boolean }
  | { type: 'signed-in'; user: User; test: boolean }
  | { type: 'sign-in-refused' }
  | { type: 'sign-in-unanswered' }
  | { type: 'asked-again' }
  | { type: 'refresh-failed' }
  | { type: 'signed-out' }
  | { type: 'boot-ended' };

export const startingSession: Session = {
  status: 'starting',
  ready: false,
  user: undefined,
  statusText: undefined,
  env: undefined,
  inApp: false,
  phone: 'other',
  developer: false,
  test: false,
  entry: {},
  mayAct: false,
};

/** Returns the session after an event. Source: AUTH-007, 012, 013, 017; A-11. */
export function nextSession(session: Session, event: SessionEvent): Session {
  const next = changed(session, event);
  return { ...next, mayAct: next.inApp || next.developer || next.test };
}

function changed(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'page-opened':
      return { ...session, ...event.mode, entry: event.entry };
    case 'environment-known':
      return { ...session, env: event.env, developer: event.developer };
    case 'signed-in':
      return {
        ...session,
        status: 'signed-in',
        user: event.user,
        test: event.test,
        statusText: undefined,
      };
    // A late answer, or none, does not sign out the user.
    case 'sign-in-refused':
      return session.status === 'signed-in' ? session : { ...session, status: 'guest' };
    case 'sign-in-unanswered':
      return session.status === 'signed-in' ? session : { ...session, status: 'unanswered' };
    case 'asked-again':
      return session.status === 'unanswered'
        ? { ...session, status: 'starting', ready: false }
        : session;
    case 'refresh-failed':
      return { ...withoutUser(session), statusText: 'no user' };
    case 'signed-out':
      return { ...withoutUser(session), statusText: undefined, entry: {} };
    case 'boot-ended':
      return { ...session, ready: true };
  }
}

const withoutUser = (session: Session): Session => ({
  ...session,
  status: 'guest',
  user: undefined,
  test: false,
});
