import { type Reactions, usualReactions } from '@shared/api/reaction';
import { statusReactions } from '../member/status-reactions';

/** Cancelling: the sign-in ran out, and the server says why not. Source: ERR-008, 013, 025; A-46. */
export const cancelReactions: Reactions = {
  ...usualReactions,
  'signed-out': { do: 'sign-in', as: 'login-expired' },
  forbidden: { do: 'alert', say: 'server-or-no-permission', next: 'home' },
};

/** Loading this page: a missing sign-in is asked for, the server's own word on a refusal is shown. Source: ERR-013, GUARD-014, A-15. */
export const revokePageReactions: Reactions = {
  ...cancelReactions,
  'signed-out': statusReactions['signed-out'],
};
