import type { Failure } from './failure';

/** Which text asks the customer to sign in. `by-session`: had a user or not decides. Source: A-15. */
export type SignInKind = 'sign-in' | 'session-expired' | 'login-required' | 'login-expired';

/**
 * Which sentence is said. `server` and the screens' own ones fall back as their name says;
 * `status-text` is '[status] statusText'. The words are in @shared/copy.
 */
export type Say =
  | 'server'
  | 'no-permission'
  | 'server-or-no-permission'
  | 'status-text'
  | 'lookup'
  | 'dealers'
  | 'terms'
  | 'solicitation';

/** What a screen does about a failure. */
export type Reaction =
  | { do: 'nothing' }
  | { do: 'sign-in'; as: SignInKind | 'by-session' }
  | { do: 'alert'; say: Say; next: 'stay' | 'home' }
  /** GO_OAS and GO_SCP offer the next page, every other apply code says the server's sentence. */
  | { do: 'escalate' };

export type Reactions = Readonly<Record<Failure['kind'], Reaction>>;

const alert = (say: Say, next: 'stay' | 'home'): Reaction => ({ do: 'alert', say, next });
const signIn = (as: SignInKind | 'by-session'): Reaction => ({ do: 'sign-in', as });

/** The shared habit; a screen that differs says only how. Source: ERR-007, 010, 012, 014…018; A-51. */
export const usualReactions: Reactions = {
  unreachable: alert('server', 'home'),
  'signed-out': signIn('by-session'),
  forbidden: alert('no-permission', 'home'),
  conflict: alert('server', 'stay'),
  'apply-ended': { do: 'escalate' },
  unexpected: alert('server', 'home'),
};

/** Status, coupons, extension, transfer. Source: ERR-009, A-15. */
export const statusReactions: Reactions = {
  ...usualReactions,
  conflict: { do: 'nothing' },
  'signed-out': signIn('login-required'),
};

/** Source: ERR-008, 013, 025; A-46. */
export const cancelReactions: Reactions = {
  ...usualReactions,
  'signed-out': signIn('login-expired'),
  forbidden: alert('server-or-no-permission', 'home'),
};

/** Source: ERR-011, A-51. */
export const estimateReactions: Reactions = {
  ...usualReactions,
  unreachable: alert('server', 'stay'),
  conflict: { do: 'nothing' },
  unexpected: alert('server', 'stay'),
};

/** Plate check, promo code, vehicle look-ups: the customer corrects the entry and goes on. Source: ERR-010, 022. */
export const lookupReactions: Reactions = {
  ...usualReactions,
  unreachable: alert('lookup', 'stay'),
  forbidden: alert('no-permission', 'stay'),
  unexpected: alert('lookup', 'stay'),
};

/** Source: API-018. */
export const dealerReactions: Reactions = {
  ...usualReactions,
  unreachable: alert('dealers', 'stay'),
  conflict: alert('dealers', 'stay'),
  unexpected: alert('dealers', 'stay'),
};

/** Creating the payment. Source: ERR-001…006, 019, 020. */
export const paymentReactions: Reactions = {
  ...usualReactions,
  unreachable: alert('server', 'stay'),
  conflict: alert('status-text', 'stay'),
  unexpected: alert('status-text', 'stay'),
};

/** Source: ERR-028. */
export const solicitationReactions: Reactions = {
  ...usualReactions,
  unreachable: alert('solicitation', 'stay'),
  conflict: alert('solicitation', 'stay'),
  unexpected: alert('solicitation', 'stay'),
};

/** Agreeing to the terms of an offered membership. Source: ERR-027. */
export const solicitationTermsReactions: Reactions = {
  ...solicitationReactions,
  unreachable: alert('terms', 'stay'),
  conflict: alert('terms', 'stay'),
  unexpected: alert('terms', 'stay'),
};
