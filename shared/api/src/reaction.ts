import type { Failure } from './failure';

/** Which text asks the customer to sign in. `by-session`: had a user or not decides. Source: A-15. */
export type SignInKind = 'sign-in' | 'session-expired' | 'login-required' | 'login-expired';

/** A sentence that one screen alone says: where the server says none, or after the status of an error. */
export type OwnWords = { words: string; first?: 'server' | 'status' };

/**
 * Which sentence is said. `server` and those named after it fall back as their name says; `status-text` is
 * '[status] statusText'. The words are in @shared/copy, or with the screen that says them.
 */
export type Say =
  | 'server'
  | 'no-permission'
  | 'server-or-no-permission'
  | 'status-text'
  | 'lookup'
  | OwnWords;

/** What a screen does about a failure. */
export type Reaction =
  | { do: 'nothing' }
  | { do: 'sign-in'; as: SignInKind | 'by-session' }
  | { do: 'alert'; say: Say; next: 'stay' | 'home' }
  /** GO_OAS and GO_SCP offer the next page, every other apply code says the server's sentence. */
  | { do: 'escalate' };

export type Reactions = Readonly<Record<Failure['kind'], Reaction>>;

const alert = (say: Say, next: 'stay' | 'home'): Reaction => ({ do: 'alert', say, next });

/** The shared habit; a screen that differs says only how, beside itself. Source: ERR-007, 010, 012, 014…018; A-51. */
export const usualReactions: Reactions = {
  unreachable: alert('server', 'home'),
  'signed-out': { do: 'sign-in', as: 'by-session' },
  forbidden: alert('no-permission', 'home'),
  conflict: alert('server', 'stay'),
  'apply-ended': { do: 'escalate' },
  unexpected: alert('server', 'home'),
};

/** Keeps the page after every error: look-ups, uploads, coupons, the estimate and the payment. Source. */
export const stayingReactions: Reactions = {
  ...usualReactions,
  unreachable: alert('server', 'stay'),
  forbidden: alert('no-permission', 'stay'),
  unexpected: alert('server', 'stay'),
};

/** Keeps the page of a look-up, so that the customer can correct the input and try again. Source: ERR-010, 022. */
export const lookupReactions: Reactions = {
  ...stayingReactions,
  unreachable: alert('lookup', 'stay'),
  unexpected: alert('lookup', 'stay'),
};
