import type { Failure } from '@shared/failure';

/** The text that asks the customer to sign in. `by-session` chooses it by whether there was a user. Source: A-15. */
export type SignInKind = 'sign-in' | 'session-expired' | 'login-required' | 'login-expired';

/** A sentence of one screen. It appears without a server message, or after the error status. */
export type OwnWords = { words: string; first?: 'server' | 'status' };

/**
 * The sentence to show. The name of each option describes its fallback. `status-text` shows '[status] statusText'. The
 * texts are in `@shared/copy` or in the screen.
 */
export type Say =
  | 'server'
  | 'no-permission'
  | 'server-or-no-permission'
  | 'status-text'
  | 'lookup'
  | OwnWords;

/** The reaction of a screen to a failure. */
export type Reaction =
  | { do: 'nothing' }
  | { do: 'sign-in'; as: SignInKind | 'by-session' }
  | { do: 'alert'; say: Say; next: 'stay' | 'home' }
  /** GO_OAS and GO_SCP offer the next page. All other apply codes show the server's message. */
  | { do: 'escalate' };

export type Reactions = Readonly<Record<Failure['kind'], Reaction>>;

const alert = (say: Say, next: 'stay' | 'home'): Reaction => ({ do: 'alert', say, next });

/** Default reactions. A screen defines only its differences. Source: ERR-007, 010, 012, 014…018; A-51. */
export const usualReactions: Reactions = {
  unreachable: alert('server', 'home'),
  'signed-out': { do: 'sign-in', as: 'by-session' },
  forbidden: alert('no-permission', 'home'),
  conflict: alert('server', 'stay'),
  'apply-ended': { do: 'escalate' },
  unexpected: alert('server', 'home'),
};

/**
 * Reactions that keep the page after every error: lookups, uploads, coupons, the estimate, the payment, the withdrawal of
 * consents, and saved documents. Source.
 */
export const stayingReactions: Reactions = {
  ...usualReactions,
  unreachable: alert('server', 'stay'),
  forbidden: alert('no-permission', 'stay'),
  unexpected: alert('server', 'stay'),
};

/**
 * Reactions of a lookup. They keep the page, so that the customer can correct the input and try again. Source: ERR-010,
 * 022.
 */
export const lookupReactions: Reactions = {
  ...stayingReactions,
  unreachable: alert('lookup', 'stay'),
  unexpected: alert('lookup', 'stay'),
};
